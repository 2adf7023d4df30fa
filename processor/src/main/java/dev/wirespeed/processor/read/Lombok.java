package dev.wirespeed.processor.read;

import java.util.Collection;
import javax.lang.model.element.Element;

/**
 * Project Lombok, which adds members to classes in place: a processor that runs before it does not see them in the same round, and
 * nothing tells which of them runs first.
 */
public final class Lombok {
    private static final String PACKAGE = "lombok.";

    private Lombok() {}

    /** Whether any of the elements, or what they enclose, has one of Lombok's annotations. */
    public static boolean isUsedIn(Collection<? extends Element> elements) {
        return elements.stream().anyMatch(Lombok::isUsedIn);
    }

    private static boolean isUsedIn(Element element) {
        boolean annotated = element.getAnnotationMirrors().stream()
                .anyMatch(mirror ->
                        Annotations.typeOf(mirror).getQualifiedName().toString().startsWith(PACKAGE));
        return annotated || isUsedIn(element.getEnclosedElements());
    }
}
