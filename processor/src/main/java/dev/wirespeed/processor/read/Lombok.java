package dev.wirespeed.processor.read;

import java.util.Collection;
import javax.lang.model.element.Element;

/**
 * Project Lombok, which adds members to classes in place. A processor that runs before Lombok in a round does not see
 * these members, and nothing tells which of them runs first.
 */
public final class Lombok {
    private static final String PACKAGE = "lombok.";

    private Lombok() {}

    /** Whether any of the elements, or anything they enclose, has an annotation of Lombok. */
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
