package dev.wirespeed.processor.check;

import dev.wirespeed.processor.model.Format;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import javax.lang.model.element.Element;

/**
 * Finds what codecs of one format can't do, whatever Jackson does. Classes refused while they are read may be left to
 * Jackson.
 */
public abstract sealed class Checks permits JsonChecks {
    /** More constants do not fit into the initializer of one class. */
    private static final int MOST_PROPERTIES = 2_000;

    private final Problems problems;

    Checks(Problems problems) {
        this.problems = problems;
    }

    public static Checks of(Format format, Problems problems) {
        return switch (format) {
            case JSON -> new JsonChecks(problems, true);
            case POSITIONAL_JSON -> new JsonChecks(problems, false);
        };
    }

    /** Whether the properties of objects have names in documents. */
    public abstract boolean hasNames();

    /** Whether documents can't hold values of a shape. */
    public abstract boolean refuses(Shape shape);

    /** Whether documents can't hold values of a shape as keys of maps. */
    public abstract boolean refusesKey(Shape key);

    /** Whether code can be generated for the struct; if not, the reason is reported. */
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
