package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.LabException;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Says which name may have been meant. */
public final class Suggestion {

    private Suggestion() {}

    /** The error for a name that isn't known, with the closest one and all there are. */
    public static LabException unknown(String what, String name, Collection<String> known) {
        String meant = closest(name, known)
                .map(closest -> "; did you mean '" + closest + "'?")
                .orElse(".");
        return new LabException("unknown " + what + " '" + name + "'" + meant + " Known: " + String.join(", ", known));
    }

    /** The known name that is most like another one, if any is. */
    public static Optional<String> closest(String name, Collection<String> known) {
        int limit = Math.max(2, name.length() / 3);
        LevenshteinDistance distance = LevenshteinDistance.getDefaultInstance();
        return known.stream()
                .filter(candidate -> distance.apply(name, candidate) <= limit)
                .min(Comparator.comparing((String candidate) -> distance.apply(name, candidate)));
    }
}
