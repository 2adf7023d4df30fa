package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.runtime.Members;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Sums of the members that codecs were made from, which a codec compares with those of the class that it meets at run
 * time.
 */
final class Fingerprints {
    private final Compiler compiler;
    private final Map<CodecName, Integer> byCodec = new HashMap<>();

    Fingerprints(Compiler compiler) {
        this.compiler = compiler;
    }

    void note(CodecName codec, Hierarchy hierarchy) {
        byCodec.put(
                codec,
                hierarchy.classes.stream()
                        .filter(each ->
                                !Members.isOfPlatform(each.getQualifiedName().toString()))
                        .mapToInt(each -> fields(each) + methods(each))
                        .sum());
    }

    Map<CodecName, Integer> byCodec() {
        return byCodec;
    }

    private int fields(TypeElement type) {
        boolean components = type.getKind() == ElementKind.RECORD;
        int sum = 0;
        for (VariableElement each : ElementFilter.fieldsIn(type.getEnclosedElements())) {
            Set<Modifier> modifiers = each.getModifiers();
            String name = each.getSimpleName().toString();
            boolean counts =
                    components || (modifiers.contains(Modifier.PUBLIC) && !modifiers.contains(Modifier.TRANSIENT));
            if (counts && !modifiers.contains(Modifier.STATIC) && Members.mayBeProperty(name)) {
                sum += Members.part(name, nameOf(each.asType()));
            }
        }
        return sum;
    }

    private int methods(TypeElement type) {
        int sum = 0;
        for (ExecutableElement each : ElementFilter.methodsIn(type.getEnclosedElements())) {
            Set<Modifier> modifiers = each.getModifiers();
            String name = each.getSimpleName().toString();
            List<? extends VariableElement> parameters = each.getParameters();
            if (modifiers.contains(Modifier.PUBLIC)
                    && !modifiers.contains(Modifier.STATIC)
                    && Members.isAccessor(name, parameters.size())) {
                TypeMirror property = parameters.isEmpty()
                        ? each.getReturnType()
                        : parameters.get(0).asType();
                sum += Members.part(name, nameOf(property));
            }
        }
        return sum;
    }

    /** As {@link Class#getTypeName} has it. */
    private String nameOf(TypeMirror type) {
        TypeMirror erased = compiler.types.erasure(type);
        if (erased instanceof ArrayType array) {
            return nameOf(array.getComponentType()) + "[]";
        }
        return erased instanceof DeclaredType declared
                ? compiler.elements.getBinaryName(Compiler.elementOf(declared)).toString()
                : Compiler.nameOf(erased);
    }
}
