package dev.wirespeed.processor.emit;

import dev.wirespeed.processor.model.Inclusion;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Properties side by side whose texts the writer looks at together, before it writes the first of them: the processor
 * then waits for all of them at once where they are not in its caches.
 *
 * <p>Their getters are called in the same order as ever, and nothing in between runs code of the application.
 */
final class Texts {
    /** Two are not worth it: where they are in the caches, that costs a small object some 3 %. */
    private static final int LEAST = 3;

    /** As many as {@code WireWriter.expect} takes. */
    private static final int MOST = 4;

    /** Kinds that never change, and are written without a call of a method that an application could override. */
    private static final Set<ScalarKind> STEADY = EnumSet.of(
            ScalarKind.BOOLEAN,
            ScalarKind.BYTE,
            ScalarKind.SHORT,
            ScalarKind.INT,
            ScalarKind.LONG,
            ScalarKind.FLOAT,
            ScalarKind.DOUBLE,
            ScalarKind.CHAR,
            ScalarKind.BOXED_BOOLEAN,
            ScalarKind.BOXED_BYTE,
            ScalarKind.BOXED_SHORT,
            ScalarKind.BOXED_INT,
            ScalarKind.BOXED_LONG,
            ScalarKind.BOXED_FLOAT,
            ScalarKind.BOXED_DOUBLE,
            ScalarKind.BOXED_CHAR,
            ScalarKind.STRING,
            ScalarKind.UUID,
            ScalarKind.INSTANT,
            ScalarKind.LOCAL_DATE,
            ScalarKind.LOCAL_TIME,
            ScalarKind.LOCAL_DATE_TIME,
            ScalarKind.OFFSET_DATE_TIME,
            ScalarKind.ZONED_DATE_TIME,
            ScalarKind.DURATION);

    private static final Set<Inclusion.When> BY_CODE = EnumSet.of(Inclusion.When.FILTER, Inclusion.When.NOT_INITIAL);

    private Texts() {}

    /** The index behind the last of those that belong to a property: the one behind it if it stands alone. */
    static int end(List<Property> run, int from) {
        int texts = 0;
        int end = from;
        for (int i = from; i < run.size() && texts < MOST; i++) {
            Property.Output output = run.get(i).output().orElseThrow();
            if (!isSteady(output) || texts == 0 && !isText(output)) {
                break;
            }
            if (isText(output)) {
                texts++;
                end = i + 1;
            }
        }
        return texts >= LEAST ? end : from + 1;
    }

    static boolean isText(Property.Output output) {
        return isSteady(output) && ((Shape.Scalar) output.shape()).kind() == ScalarKind.STRING;
    }

    private static boolean isSteady(Property.Output output) {
        return output.shape() instanceof Shape.Scalar scalar
                && STEADY.contains(scalar.kind())
                && !BY_CODE.contains(output.inclusion().value());
    }
}
