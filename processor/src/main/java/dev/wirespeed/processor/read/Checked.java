package dev.wirespeed.processor.read;

import dev.wirespeed.processor.check.Problem;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/** Checked exceptions: Jackson passes them on, generated code could not. */
final class Checked {
    private Checked() {}

    /** Reports on a method or constructor that declares one. */
    static boolean isUsable(Compiler compiler, ExecutableElement element, Element user) {
        for (TypeMirror thrown : element.getThrownTypes()) {
            if (!compiler.isSubtype(thrown, "java.lang.RuntimeException")
                    && !compiler.isSubtype(thrown, "java.lang.Error")) {
                compiler.error(Problem.CHECKED_EXCEPTION, element, user, element, thrown);
                return false;
            }
        }
        return true;
    }
}
