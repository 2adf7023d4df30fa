package dev.wirespeed.lab.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where an experiment comes from: what its author found, and what was wrong with how.
 *
 * @param reported what the author found, in sentences
 */
public record Background(String reported, List<Flaw> flaws) {

    /**
     * What was wrong with the original, or doesn't follow from its own figures.
     *
     * @param text one or two sentences
     * @param comparison the title of the {@link Comparison} that shows its effect; null if none can
     */
    public record Flaw(String text, @Nullable String comparison) {}
}
