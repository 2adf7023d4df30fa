package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.Shape;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** Finds out whether objects of classes may count as empty where empty values are left out. */
final class Emptiness {
    private final Compiler compiler;
    private final Map<TypeElement, Shape.Emptiness> known = new HashMap<>();

    Emptiness(Compiler compiler) {
        this.compiler = compiler;
    }

    /** The emptiness of the objects of a class, as far as the class alone tells. */
    Shape.Emptiness of(DeclaredType type, Element user) {
        TypeElement element = Compiler.elementOf(type);
        Shape.Emptiness found = known.get(element);
        if (found == null) {
            found = compiler.forCodecOf(element, () -> findEmptiness(type, user));
            known.put(element, found);
        }
        return found;
    }

    private Shape.Emptiness findEmptiness(DeclaredType type, Element user) {
        Hierarchy hierarchy = new Hierarchy(compiler, type);
        Candidates written = compiler.introspection.written(hierarchy, user);
        boolean blank = !hierarchy.isRecord()
                && !UnionReader.isUnion(hierarchy.annotations())
                && !hierarchy.annotations().anyAtRunTime()
                && written.inOrder().stream().allMatch(c -> c.primary(true) == null);
        boolean open = hierarchy.element.getModifiers().contains(Modifier.ABSTRACT)
                && !UnionReader.isUnion(hierarchy.annotations());
        if (!written.values.isEmpty()) {
            return Shape.Emptiness.BY_VALUE;
        }
        if (open) {
            return Shape.Emptiness.BY_CLASS;
        }
        return blank ? Shape.Emptiness.ALWAYS : Shape.Emptiness.NEVER;
    }
}
