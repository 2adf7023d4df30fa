package dev.wirespeed.processor.read;

import dev.wirespeed.processor.check.Problem;
import java.util.List;
import javax.lang.model.element.Element;

/**
 * A problem that was found: an error, or a reason to leave something to Jackson.
 *
 * @param element what has it
 * @param exact whether it is shown on no other element, such as the component that a parameter stands for
 */
record Finding(Problem problem, Element element, boolean exact, List<Object> arguments) {
    static Finding of(Problem problem, Element element, Object... arguments) {
        return new Finding(problem, element, false, List.of(arguments));
    }

    boolean canBeLeft() {
        return problem.canBeLeft();
    }

    /** The message without advice. */
    String summary() {
        return problem.summary(arguments.toArray());
    }
}
