package dev.wirespeed.processor.read;

import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** The annotation that asks for codecs. */
final class Wire {
    static final String NAME = "dev.wirespeed.Wire";

    static final String MIXIN = NAME + ".Mixin";

    private Wire() {}

    /** Whether a type that lists others asks for a codec of its own too: not if it only carries the list. */
    static boolean hasContent(TypeElement type) {
        return type.getKind() == ElementKind.RECORD
                || (type.getKind() == ElementKind.CLASS
                        && type.getEnclosedElements().stream()
                                .anyMatch(e -> e.getKind().isField()
                                        && !e.getModifiers().contains(Modifier.STATIC)));
    }
}
