package dev.wirespeed.processor.read;

import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;

/** Warnings that the use of a class would cause in generated code. */
final class Lints {
    private static final String DEPRECATED = "java.lang.Deprecated";

    private Lints() {}

    static Set<String> of(Compiler compiler, Hierarchy hierarchy) {
        Set<String> lints = new TreeSet<>();
        hierarchy.classes.forEach(each -> {
            add(lints, each);
            each.getEnclosedElements().forEach(member -> add(lints, member));
        });
        for (Element e = hierarchy.element.getEnclosingElement(); e != null; e = e.getEnclosingElement()) {
            add(lints, e);
        }
        if (!compiler.elements.getModuleOf(hierarchy.element).isUnnamed()) {
            lints.add("exports");
        }
        return lints;
    }

    private static void add(Set<String> lints, Element element) {
        Annotations annotations = Annotations.of(element);
        if (annotations.has(DEPRECATED)) {
            lints.add(annotations.isTrue(DEPRECATED, "forRemoval") ? "removal" : "deprecation");
        }
    }
}
