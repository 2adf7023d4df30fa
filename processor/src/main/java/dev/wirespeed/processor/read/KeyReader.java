package dev.wirespeed.processor.read;

import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Accessor;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Turns the type of a map's keys into its shape; empty if there was a problem, which is then reported. */
final class KeyReader {
    private static final Set<String> OF_JDK = Set.of(
            "java.time.Instant",
            "java.time.LocalDate",
            "java.time.LocalTime",
            "java.time.LocalDateTime",
            "java.time.OffsetDateTime",
            "java.time.ZonedDateTime",
            "java.time.Duration",
            "java.time.OffsetTime",
            "java.time.Year",
            "java.time.YearMonth",
            "java.time.MonthDay",
            "java.time.Month",
            "java.time.Period",
            "java.time.ZoneId",
            "java.time.ZoneOffset",
            "java.util.Locale",
            "java.util.Currency",
            "java.net.URI",
            "java.net.URL",
            "java.lang.CharSequence");

    private final Compiler compiler;
    private final StructReader structs;

    KeyReader(Compiler compiler, StructReader structs) {
        this.compiler = compiler;
        this.structs = structs;
    }

    /** @param scalar the kind of the type, if it is a scalar */
    Optional<Shape> read(TypeMirror type, Optional<ScalarKind> scalar, Unit unit, Element user) {
        if (OF_JDK.contains(Compiler.nameOf(type))) {
            return Optional.of(new Shape.Key(TypeName.get(type), Optional.empty()));
        }
        Optional<Shape> shape = scalar.<Shape>map(Shape.Scalar::new).or(() -> ofClass(type, unit, user));
        if (shape.isEmpty()) {
            compiler.error(Problem.UNSUPPORTED_KEY, user, user, type);
        }
        return shape;
    }

    /** Keys that the user's own code turns into texts and back. */
    private Optional<Shape> ofClass(TypeMirror type, Unit unit, Element user) {
        if (type.getKind() != TypeKind.DECLARED) {
            return Optional.empty();
        }
        TypeElement element = Compiler.elementOf(type);
        Hierarchy hierarchy = new Hierarchy(compiler, (DeclaredType) type);
        boolean special = SpecialTypes.in(hierarchy).isPresent()
                || compiler.packageOf(element).startsWith("java");
        if (special
                || !((DeclaredType) type).getTypeArguments().isEmpty()
                || !compiler.isAccessible(element, unit.codec.packageName())) {
            return Optional.empty();
        }
        Optional<Creator> maker = maker(hierarchy, unit, user);
        List<Element> parts = parts(hierarchy);
        boolean written = parts.isEmpty() || (parts.size() == 1 && isText(parts.get(0), unit, user));
        if (!written || maker.isEmpty()) {
            return Optional.empty();
        }
        hierarchy.classes.forEach(each -> structs.annotations().check(each, user));
        Optional<Accessor> text = parts.stream().findFirst().map(KeyReader::accessor);
        Optional<String> factory = maker.map(Creator::element)
                .filter(maker1 -> maker1.getKind() == ElementKind.METHOD)
                .map(method -> method.getSimpleName().toString());
        return Optional.of(new Shape.Key(TypeName.get(type), Optional.of(new Shape.KeyCode(text, factory))));
    }

    /** The members that {@code @JsonKey} marks, else those of {@code @JsonValue}; none for the text of the key. */
    private static List<Element> parts(Hierarchy hierarchy) {
        List<Element> keys = MarkedParts.of(hierarchy, Jackson.KEY);
        return keys.isEmpty() ? MarkedParts.of(hierarchy, Jackson.VALUE) : keys;
    }

    private static Accessor accessor(Element part) {
        String name = part.getSimpleName().toString();
        return part instanceof ExecutableElement ? new Accessor.Call(name) : new Accessor.Field(name);
    }

    private boolean isText(Element part, Unit unit, Element user) {
        boolean method = part instanceof ExecutableElement;
        TypeMirror type = method ? ((ExecutableElement) part).getReturnType() : part.asType();
        boolean scalar = ScalarKind.of(Compiler.nameOf(type))
                .filter(kind -> KEY_PARTS.contains(kind))
                .isPresent();
        boolean usable = compiler.isMemberAccessible(part, unit.codec.packageName())
                && (!method || Checked.isUsable(compiler, (ExecutableElement) part, user));
        return scalar && usable;
    }

    private static final Set<ScalarKind> KEY_PARTS = Set.of(
            ScalarKind.STRING,
            ScalarKind.INT,
            ScalarKind.LONG,
            ScalarKind.BOXED_INT,
            ScalarKind.BOXED_LONG,
            ScalarKind.UUID,
            ScalarKind.CHAR,
            ScalarKind.BOXED_CHAR);

    /** The constructor or factory that makes a key of its text. */
    private Optional<Creator> maker(Hierarchy hierarchy, Unit unit, Element user) {
        List<? extends Element> enclosed = hierarchy.element.getEnclosedElements();
        Optional<Creator> constructor = hierarchy.element.getModifiers().contains(Modifier.ABSTRACT)
                ? Optional.empty()
                : ElementFilter.constructorsIn(enclosed).stream()
                        .map(c -> Creator.of(c, compiler, true))
                        .filter(KeyReader::takesText)
                        .findFirst();
        List<Creator> factories = ElementFilter.methodsIn(enclosed).stream()
                .filter(m -> m.getModifiers().contains(Modifier.STATIC))
                .map(m -> Creator.of(m, compiler, true))
                .filter(c ->
                        takesText(c) && !c.mode().filter("PROPERTIES"::equals).isPresent())
                .filter(c -> isFactory(c, hierarchy))
                .toList();
        List<Creator> chosen =
                factories.stream().filter(c -> c.mode().isPresent()).toList();
        if (constructor.filter(c -> c.mode().isPresent()).isPresent()
                || (chosen.isEmpty() && constructor.isPresent())) {
            chosen = List.of(constructor.get());
        }
        List<Creator> makers = chosen.isEmpty() ? factories : chosen;
        return makers.size() == 1
                        && factories.stream().noneMatch(KeyReader::namesParameter)
                        && isUsable(makers.get(0).element(), unit, user)
                ? Optional.of(makers.get(0))
                : Optional.empty();
    }

    private static boolean takesText(Creator creator) {
        return !creator.isDisabled()
                && creator.parameters().size() == 1
                && Compiler.nameOf(creator.parameters().get(0).asType()).equals("java.lang.String");
    }

    /** Whether its parameter has a name, which makes it no factory of keys from Jackson 3.3 on. */
    private static boolean namesParameter(Creator factory) {
        return factory.mode().filter("DEFAULT"::equals).isPresent()
                && factory.annotationsOf(0).text(Jackson.PROPERTY, "value").isPresent();
    }

    private boolean isFactory(Creator creator, Hierarchy hierarchy) {
        String name = creator.element().getSimpleName().toString();
        return compiler.types.isSubtype(creator.element().getReturnType(), hierarchy.type)
                && (creator.mode().isPresent() || name.equals("valueOf") || name.equals("fromString"));
    }

    private boolean isUsable(ExecutableElement creator, Unit unit, Element user) {
        return compiler.isMemberAccessible(creator, unit.codec.packageName())
                && Checked.isUsable(compiler, creator, user);
    }
}
