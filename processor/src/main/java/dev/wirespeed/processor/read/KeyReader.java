package dev.wirespeed.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    private static final ClassName KEY = ClassName.get("dev.wirespeed.json", "JsonKey");
    private static final ClassName KEYS = ClassName.get("dev.wirespeed.json", "JsonKeys");
    private static final Map<String, String> CONSTANTS = new HashMap<>();

    static {
        for (String time : new String[] {
            "Instant",
            "LocalDate",
            "LocalTime",
            "LocalDateTime",
            "OffsetDateTime",
            "ZonedDateTime",
            "Duration",
            "OffsetTime",
            "Year",
            "YearMonth",
            "MonthDay",
            "Month",
            "Period",
            "ZoneId",
            "ZoneOffset"
        }) {
            CONSTANTS.put("java.time." + time, time.replaceAll("(?<=[a-z])(?=[A-Z])", "_"));
        }
        CONSTANTS.put("java.util.Locale", "LOCALE");
        CONSTANTS.put("java.util.Currency", "CURRENCY");
        CONSTANTS.put("java.net.URI", "URI");
        CONSTANTS.put("java.net.URL", "URL");
        CONSTANTS.put("java.lang.CharSequence", "CHAR_SEQUENCE");
        CONSTANTS.replaceAll((type, constant) -> constant.toUpperCase(java.util.Locale.ROOT));
    }

    private final Compiler compiler;
    private final StructReader structs;

    KeyReader(Compiler compiler, StructReader structs) {
        this.compiler = compiler;
        this.structs = structs;
    }

    /** @param scalar the kind of the type, if it is a scalar */
    Optional<Shape> read(TypeMirror type, Optional<ScalarKind> scalar, Unit unit, Element user) {
        String constant = CONSTANTS.get(Compiler.nameOf(type));
        if (constant != null) {
            return Optional.of(new Shape.Key(TypeName.get(type), CodeBlock.of("$T.$L", KEYS, constant)));
        }
        Optional<Shape> plain = scalar.filter(
                        kind -> kind != ScalarKind.OBJECT && !kind.isArray() && !kind.isOptional())
                .map(Shape.Scalar::new);
        Optional<Shape> shape = plain.isPresent() ? plain : ofClass(type, unit, user);
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
        Optional<CodeBlock> text = text(hierarchy, unit, user);
        Optional<CodeBlock> made = maker(hierarchy, unit, user);
        if (text.isEmpty() || made.isEmpty()) {
            return Optional.empty();
        }
        hierarchy.classes.forEach(each -> structs.checkAnnotations(each, user));
        CodeBlock key =
                CodeBlock.of("$T.of($S, key -> $L, $L)", KEY, "a " + element.getSimpleName(), text.get(), made.get());
        return Optional.of(new Shape.Key(TypeName.get(type), key));
    }

    /** What is written: what {@code @JsonKey} marks, else what {@code @JsonValue} marks, else its text. */
    private Optional<CodeBlock> text(Hierarchy hierarchy, Unit unit, Element user) {
        for (String annotation : List.of(Jackson.KEY, Jackson.VALUE)) {
            List<Element> parts = MarkedParts.of(hierarchy, annotation);
            if (!parts.isEmpty()) {
                return parts.size() == 1 ? part(parts.get(0), unit, user) : Optional.empty();
            }
        }
        return Optional.of(CodeBlock.of("key.toString()"));
    }

    private Optional<CodeBlock> part(Element part, Unit unit, Element user) {
        boolean method = part instanceof ExecutableElement;
        TypeMirror type = method ? ((ExecutableElement) part).getReturnType() : part.asType();
        boolean plain = ScalarKind.of(Compiler.nameOf(type))
                .filter(kind -> KEY_PARTS.contains(kind))
                .isPresent();
        boolean usable = compiler.isMemberAccessible(part, unit.codec.packageName())
                && (!method || Checked.isUsable(compiler, (ExecutableElement) part, user));
        CodeBlock access = CodeBlock.of(
                method ? "key.$N()" : "key.$N", part.getSimpleName().toString());
        return plain && usable ? Optional.of(CodeBlock.of("$T.text($L)", KEYS, access)) : Optional.empty();
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
    private Optional<CodeBlock> maker(Hierarchy hierarchy, Unit unit, Element user) {
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
        return makers.size() == 1 ? made(makers.get(0), hierarchy, unit, user) : Optional.empty();
    }

    private static boolean takesText(Creator creator) {
        return !creator.isDisabled()
                && creator.parameters().size() == 1
                && Compiler.nameOf(creator.parameters().get(0).asType()).equals("java.lang.String");
    }

    private boolean isFactory(Creator creator, Hierarchy hierarchy) {
        String name = creator.element().getSimpleName().toString();
        return compiler.types.isSubtype(creator.element().getReturnType(), hierarchy.type)
                && (creator.mode().isPresent() || name.equals("valueOf") || name.equals("fromString"));
    }

    private Optional<CodeBlock> made(Creator creator, Hierarchy hierarchy, Unit unit, Element user) {
        ExecutableElement element = creator.element();
        if (!compiler.isMemberAccessible(element, unit.codec.packageName())
                || !Checked.isUsable(compiler, element, user)) {
            return Optional.empty();
        }
        return Optional.of(
                element.getKind() == ElementKind.CONSTRUCTOR
                        ? CodeBlock.of("text -> new $T(text)", TypeName.get(hierarchy.type))
                        : CodeBlock.of(
                                "text -> $T.$N(text)",
                                TypeName.get(hierarchy.type),
                                element.getSimpleName().toString()));
    }
}
