package dev.wirespeed.processor.read;

import com.palantir.javapoet.ClassName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Accessor;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Turns an enum into its shape; empty if there was a problem, which is then reported. */
final class EnumReader {
    /** Annotations that are understood on enums although they are not everywhere. */
    private static final Set<String> UNDERSTOOD = Set.of(Jackson.FORMAT, Jackson.KEY);

    private static final Pattern WORD = Pattern.compile("(?!(true|false)$)[A-Za-z].*");

    private final Compiler compiler;

    EnumReader(Compiler compiler) {
        this.compiler = compiler;
    }

    Optional<Shape> read(TypeElement element, Unit unit, Element user) {
        if (!compiler.isAccessible(element, unit.codec.packageName())) {
            compiler.error(Problem.INACCESSIBLE_TYPE, element, user, element);
            return Optional.empty();
        }
        int before = compiler.errors();
        checkAnnotations(element, user);
        for (Element member : element.getEnclosedElements()) {
            if (!member.getKind().isClass() && !member.getKind().isInterface()) {
                checkAnnotations(member, user);
            }
        }
        Shape.EnumOptions options = Format.of(compiler.annotationsOf(element))
                .map(format -> new EnumFormat(format).ofClass(why -> unsupported(element, user, why)))
                .orElse(Shape.EnumOptions.USUAL);
        List<Shape.ConstantText> texts = texts(element);
        if (isRepeated(texts.stream().flatMap(text -> text.name().stream()))) {
            unsupported(element, user, "two of its constants have the same name");
        }
        if (isRepeated(texts.stream().flatMap(text -> text.aliases().stream().distinct()))) {
            unsupported(element, user, "two of its constants have the same alias");
        }
        Shape.EnumCode code = code(element, unit, user);
        boolean aliased = texts.stream().anyMatch(text -> !text.aliases().isEmpty());
        if (aliased && code.value().isPresent()) { // which Jackson takes from 3.3 on
            unsupported(element, user, "its constants have aliases beside @JsonValue");
        }
        boolean usual = options.equals(Shape.EnumOptions.USUAL)
                && code.value().isEmpty()
                && code.key().isEmpty()
                && code.factory().isEmpty();
        if (!usual && compiler.dialect().leavesMore()) {
            unsupported(element, user, "only supported in the default dialect so far");
        }
        return compiler.errors() == before
                ? Optional.of(new Shape.Enumeration(ClassName.get(element), texts, unknown(element), options, code))
                : Optional.empty();
    }

    /** Whether an enum's constants have words for texts, so that none is that of a number or a boolean. */
    static boolean hasWords(Compiler compiler, TypeElement type) {
        Hierarchy hierarchy = new Hierarchy(compiler, (DeclaredType) type.asType());
        return type.getModifiers().contains(Modifier.FINAL) // else a constant has a body
                && !hierarchy.annotations().has(Jackson.FORMAT)
                && MarkedParts.of(hierarchy, Jackson.VALUE).isEmpty()
                && type.getEnclosedElements().stream().allMatch(member -> keepsWords(compiler, member));
    }

    private static boolean keepsWords(Compiler compiler, Element member) {
        Annotations annotations = compiler.annotationsOf(member);
        return !member.getSimpleName().contentEquals("toString")
                && !annotations.has(Jackson.CREATOR)
                && Stream.concat(
                                annotations.text(Jackson.PROPERTY, "value").stream(),
                                annotations.texts(Jackson.ALIAS, "value").stream())
                        .allMatch(text -> WORD.matcher(text).matches());
    }

    private static boolean isRepeated(Stream<String> texts) {
        List<String> all = texts.toList();
        return Set.copyOf(all).size() < all.size();
    }

    private void unsupported(TypeElement element, Element user, String why) {
        compiler.error(Problem.UNSUPPORTED_TYPE, user, user, element.asType(), why);
    }

    private void checkAnnotations(Element element, Element user) {
        for (TypeElement annotation : Jackson.unsupportedOn(element)) {
            if (!UNDERSTOOD.contains(annotation.getQualifiedName().toString())) {
                compiler.errorExactly(Problem.UNSUPPORTED_ANNOTATION, element, user, annotation.getSimpleName());
            }
        }
    }

    private List<Shape.ConstantText> texts(TypeElement element) {
        List<Shape.ConstantText> texts = new ArrayList<>();
        for (Element each : element.getEnclosedElements()) {
            if (each.getKind() == ElementKind.ENUM_CONSTANT) {
                Annotations annotations = compiler.annotationsOf(each);
                Optional<String> name = annotations.has(Jackson.PROPERTY)
                        ? annotations.text(Jackson.PROPERTY, "value").or(() -> Optional.of(""))
                        : Optional.empty();
                List<String> aliases = annotations.texts(Jackson.ALIAS, "value");
                if (name.isPresent() || !aliases.isEmpty()) {
                    texts.add(new Shape.ConstantText(each.getSimpleName().toString(), name, aliases));
                }
            }
        }
        return texts;
    }

    private Optional<String> unknown(TypeElement element) {
        return element.getEnclosedElements().stream()
                .filter(e -> e.getKind() == ElementKind.ENUM_CONSTANT)
                .filter(e -> compiler.annotationsOf(e).has(Jackson.DEFAULT_CONSTANT))
                .map(e -> e.getSimpleName().toString())
                .findFirst();
    }

    private Shape.EnumCode code(TypeElement element, Unit unit, Element user) {
        Hierarchy hierarchy = new Hierarchy(compiler, (DeclaredType) element.asType());
        return new Shape.EnumCode(
                part(hierarchy, Jackson.VALUE, unit, user),
                part(hierarchy, Jackson.KEY, unit, user),
                factory(hierarchy, unit, user));
    }

    /** The method or field that an annotation says stands for the constant. */
    private Optional<Shape.EnumValue> part(Hierarchy hierarchy, String annotation, Unit unit, Element user) {
        List<Element> parts = MarkedParts.of(hierarchy, annotation);
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        Element part = parts.get(0);
        String name = part.getSimpleName().toString();
        boolean method = part instanceof ExecutableElement;
        TypeMirror type = method ? ((ExecutableElement) part).getReturnType() : part.asType();
        Optional<ScalarKind> kind = ScalarKind.of(Compiler.nameOf(type)).filter(k -> !k.isArray() && !k.isOptional());
        if (parts.size() > 1 || kind.isEmpty() || compiler.annotationsOf(part).isTrue(Jackson.RAW_VALUE, "value")) {
            unsupported(hierarchy.element, user, "what stands for its constants is not one scalar");
        }
        boolean usable = isUsable(part, unit, user);
        Accessor accessor = method ? new Accessor.Call(name) : new Accessor.Field(name);
        return kind.filter(k -> usable).map(k -> new Shape.EnumValue(accessor, k));
    }

    private boolean isUsable(Element member, Unit unit, Element user) {
        if (!compiler.isMemberAccessible(member, unit.codec.packageName())) {
            compiler.error(Problem.INACCESSIBLE_ACCESSOR, member, user, member);
            return false;
        }
        return !(member instanceof ExecutableElement method) || Checked.isUsable(compiler, method, user);
    }

    private Optional<Shape.EnumFactory> factory(Hierarchy hierarchy, Unit unit, Element user) {
        Creators creators = compiler.introspection.read(hierarchy, user).creators;
        List<Creator> factories = new ArrayList<>(creators.delegating);
        creators.scalar.stream().filter(c -> c.mode().isPresent()).forEach(factories::add);
        if (factories.isEmpty() && creators.properties.isEmpty()) {
            return Optional.empty();
        }
        Optional<ScalarKind> argument =
                factories.size() == 1 && creators.properties.isEmpty() ? argument(factories.get(0)) : Optional.empty();
        if (argument.isEmpty()) {
            unsupported(hierarchy.element, user, "its factory takes more than one scalar, or a property");
            return Optional.empty();
        }
        ExecutableElement method = factories.get(0).element();
        return isUsable(method, unit, user)
                ? Optional.of(new Shape.EnumFactory(method.getSimpleName().toString(), argument.get()))
                : Optional.empty();
    }

    private static Optional<ScalarKind> argument(Creator factory) {
        if (factory.isConstructor() || factory.parameters().size() != 1) {
            return Optional.empty();
        }
        String name = Compiler.nameOf(factory.parameters().get(0).asType());
        return name.equals("java.lang.CharSequence")
                ? Optional.of(ScalarKind.STRING)
                : ScalarKind.of(name).filter(kind -> !kind.isArray() && !kind.isOptional());
    }
}
