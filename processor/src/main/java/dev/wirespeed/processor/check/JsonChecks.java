package dev.wirespeed.processor.check;

import dev.wirespeed.processor.model.Form;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;

/** The checks of JSON. */
final class JsonChecks extends Checks {
    private final boolean names;

    /** @param names whether objects have them */
    JsonChecks(Problems problems, boolean names) {
        super(problems);
        this.names = names;
    }

    @Override
    public boolean hasNames() {
        return names;
    }

    /** A value that is JSON already has to be a text. */
    @Override
    public boolean refuses(Shape shape) {
        return shape instanceof Shape.Coded coded
                && coded.form() instanceof Form.Raw
                && !coded.usual().filter(JsonChecks::mayBeText).isPresent();
    }

    private static boolean mayBeText(Shape shape) {
        return shape instanceof Shape.Scalar scalar
                && (scalar.kind() == ScalarKind.STRING || scalar.kind() == ScalarKind.OBJECT);
    }

    /** Keys are texts, and no text is made of these. */
    @Override
    public boolean refusesKey(Shape key) {
        return key instanceof Shape.Scalar scalar
                && (scalar.kind() == ScalarKind.OBJECT
                        || scalar.kind().isArray()
                        || scalar.kind().isOptional());
    }
}
