package dev.wirespeed.processor.check;

import dev.wirespeed.processor.model.Struct;
import javax.lang.model.element.Element;

/** What can only be judged when a struct is complete. */
public final class Checks {
    /** More constants than this do not fit into the initializer of one class. */
    private static final int MOST_PROPERTIES = 2_000;

    private final Problems problems;

    public Checks(Problems problems) {
        this.problems = problems;
    }

    /** Whether code can be made for the struct; if not, that is reported. */
    public boolean accept(Struct struct, Element origin) {
        if (struct.properties().size() > MOST_PROPERTIES) {
            problems.error(
                    Problem.TOO_LARGE,
                    origin,
                    struct.type(),
                    struct.properties().size());
            return false;
        }
        return true;
    }
}
