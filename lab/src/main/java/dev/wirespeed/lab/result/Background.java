package dev.wirespeed.lab.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where an experiment comes from: what its author found, and what was wrong with how.
 *
 * @param reported what the author found, in sentences
 * @param figures of first times
 * @param steps from what was there to what was found best, the first one to compare all others with
 */
public record Background(String reported, List<Figure> figures, List<Step> steps, List<Flaw> flaws) {

    /** Without steps. */
    public Background(String reported, List<Figure> figures, List<Flaw> flaws) {
        this(reported, figures, List.of(), flaws);
    }

    /** Without figures of single cells. */
    public Background(String reported, List<Flaw> flaws) {
        this(reported, List.of(), List.of(), flaws);
    }

    /** How long something took for the first time, as the author reported it. */
    public record Figure(String contestant, Cell cell, double millis) {}

    /**
     * A remedy.
     *
     * @param millis what the author reported; null if nothing
     */
    public record Step(
            String title,
            String contestant,
            Cell cell,
            @Nullable Double millis) {}

    /**
     * What was wrong with the original, or doesn't follow from its own figures.
     *
     * @param text one or two sentences
     * @param comparison the title of the {@link Comparison} that shows its effect; null if none can
     */
    public record Flaw(String text, @Nullable String comparison) {}
}
