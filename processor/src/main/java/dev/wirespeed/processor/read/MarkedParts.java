package dev.wirespeed.processor.read;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;

/** The parts of a class that an annotation says stand for the whole; methods go before fields. */
final class MarkedParts {
    private MarkedParts() {}

    /** More than one is a conflict. */
    static List<Element> of(Hierarchy hierarchy, String annotation) {
        List<Element> parts = new ArrayList<>();
        hierarchy.methods().stream()
                .filter(m -> m.annotations().isTrue(annotation, "value")
                        && m.element().getParameters().isEmpty())
                .forEach(m -> parts.add(m.element()));
        if (parts.isEmpty()) {
            hierarchy.fields().stream()
                    .filter(f -> f.annotations().isTrue(annotation, "value"))
                    .forEach(f -> parts.add(f.element()));
        }
        return parts;
    }
}
