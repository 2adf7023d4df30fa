package dev.wirespeed.processor.read;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.wirespeed.processor.model.Shape;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Gives shapes the form that {@code @JsonFormat} on their property asks for; empty where generated code can't.
 *
 * <p>As with Jackson, what is inside of collections, maps, arrays and optionals has the format of the property.
 */
final class Formats {
    private static final String SINGLE = "ACCEPT_SINGLE_VALUE_AS_ARRAY";
    private static final String UNWRAPPED = "WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED";
    private static final String SORTED = "WRITE_SORTED_MAP_ENTRIES";

    private static final ClassName SHAPE =
            ClassName.get("com.fasterxml.jackson.annotation", "JsonFormat").nestedClass("Shape");
    private static final Map<String, String> TIMES = new HashMap<>();
    private static final Map<String, String> FEATURES = new TreeMap<>(Map.of(
            "WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS", "writingNanoseconds",
            "READ_DATE_TIMESTAMPS_AS_NANOSECONDS", "readingNanoseconds",
            "ADJUST_DATES_TO_CONTEXT_TIME_ZONE", "adjusting",
            "WRITE_DATES_WITH_ZONE_ID", "writingZone"));
    private static final Set<String> UNITS =
            Set.of("NANOS", "MICROS", "MILLIS", "SECONDS", "MINUTES", "HOURS", "HALF_DAYS", "DAYS");

    static {
        for (String time : new String[] {
            "Instant",
            "LocalDate",
            "LocalTime",
            "LocalDateTime",
            "OffsetDateTime",
            "OffsetTime",
            "ZonedDateTime",
            "Duration",
            "Year",
            "YearMonth",
            "MonthDay"
        }) {
            TIMES.put("java.time." + time, Character.toLowerCase(time.charAt(0)) + time.substring(1));
        }
    }

    /** Types whose formats are left to Jackson. */
    private static final Set<String> LEFT = Set.of("java.lang.Number", "java.lang.CharSequence", "java.time.Month");

    private final Format format;
    private final boolean writing;
    private String refused = "JsonFormat";

    Formats(Format format, boolean writing) {
        this.format = format;
        this.writing = writing;
    }

    /** The annotation as {@link #apply} last refused it, with a pattern that is none. */
    String refused() {
        return refused;
    }

    Optional<Shape> apply(Shape shape) {
        if (format.special()) {
            return Optional.empty();
        }
        if (shape instanceof Shape.Scalar scalar) {
            return scalar(scalar);
        } else if (shape instanceof Shape.Enumeration enumeration) {
            return new EnumFormat(format).ofProperty(enumeration, writing);
        } else if (shape instanceof Shape.Coded coded) {
            return coded(coded);
        } else if (shape instanceof Shape.Nested nested) {
            boolean other =
                    (writing ? !format.shape().equals("ANY") : format.shape().equals("ARRAY"))
                            || format.mentions("ACCEPT_CASE_INSENSITIVE_PROPERTIES")
                            || nested.emptiness() == Shape.Emptiness.BY_VALUE
                            || nested.emptiness() == Shape.Emptiness.BY_CLASS;
            return other ? Optional.empty() : Optional.of(nested.inFormat());
        } else if (shape instanceof Shape.Maybe maybe) {
            return apply(maybe.content()).map(content -> new Shape.Maybe(maybe.type(), content));
        }
        return format.isBean() ? Optional.empty() : container(shape);
    }

    private Optional<Shape> container(Shape shape) {
        if (shape instanceof Shape.Mapping map) {
            boolean sorted = writing && format.feature(SORTED).orElse(false);
            return apply(map.value())
                    .map(value -> new Shape.Mapping(map.type(), map.key(), value, map.implementation(), sorted, true));
        }
        if (shape instanceof Shape.Sequence sequence && !(writing && format.mentions(UNWRAPPED))) {
            boolean single = !writing && format.feature(SINGLE).orElse(false);
            return apply(sequence.element())
                    .map(element ->
                            new Shape.Sequence(sequence.type(), element, sequence.implementation(), single, true));
        }
        if (format.mentions(writing ? UNWRAPPED : SINGLE)) {
            return Optional.empty();
        }
        return shape instanceof Shape.Array array
                ? apply(array.element()).map(element -> new Shape.Array(array.type(), element))
                : Optional.empty();
    }

    private Optional<Shape> scalar(Shape.Scalar scalar) {
        String type = scalar.kind().type().toString();
        if (TIMES.containsKey(type)) {
            return time(type).map(codec -> formatted(scalar, codec));
        }
        return switch (scalar.kind()) {
            case BYTE, SHORT, INT, LONG, FLOAT, DOUBLE ->
                Optional.of(writing && format.isText() ? text(scalar, "NUMBER") : scalar);
            case BOXED_BYTE, BOXED_SHORT, BOXED_INT, BOXED_LONG, BOXED_FLOAT, BOXED_DOUBLE, BIG_INTEGER, BIG_DECIMAL ->
                Optional.of(writing && format.isText() ? text(scalar, "NUMBER") : scalar);
            case BOOLEAN, BOXED_BOOLEAN -> Optional.of(writing ? bool(scalar) : scalar);
            case OBJECT -> Optional.empty();
            case UUID -> format.shape().equals("BINARY") ? Optional.empty() : Optional.of(scalar);
            default ->
                scalar.kind().isArray() && (format.shape().equals("BINARY") || format.mentions(SINGLE, UNWRAPPED))
                        ? Optional.empty()
                        : Optional.of(scalar);
        };
    }

    private Shape bool(Shape.Scalar scalar) {
        if (format.isNumeric()) {
            return formatted(scalar, CodeBlock.of("$T.BOOLEAN", runtime("JsonNumbers")));
        }
        return format.isText() ? text(scalar, "BOOLEAN") : scalar;
    }

    private static Shape text(Shape shape, String constant) {
        return formatted(shape, CodeBlock.of("$T.$L", runtime("JsonTexts"), constant));
    }

    private static Shape formatted(Shape plain, CodeBlock codec) {
        return new Shape.Coded(plain.type(), codec, Shape.Emptiness.NEVER, Optional.of(plain));
    }

    private static ClassName runtime(String name) {
        return ClassName.get("dev.wirespeed.json", name);
    }

    private Optional<Shape> coded(Shape.Coded coded) {
        String type = coded.type().toString();
        if (TIMES.containsKey(type)) {
            return time(type).map(codec -> formatted(coded, codec));
        }
        boolean dynamic = LEFT.contains(type);
        boolean array = coded.type() instanceof ArrayTypeName;
        return dynamic || array || coded.type() instanceof ParameterizedTypeName
                ? Optional.empty()
                : Optional.of(coded);
    }

    private Optional<CodeBlock> time(String type) {
        String method = TIMES.getOrDefault(type, "");
        boolean array = Set.of("localTime", "localDateTime", "offsetTime").contains(method);
        boolean unit = method.equals("duration") && !format.pattern().isEmpty();
        if (unit ? !UNITS.contains(format.pattern()) : !isPattern(format.pattern())) {
            refused = "JsonFormat(pattern = \"" + format.pattern() + "\")";
            return Optional.empty();
        }
        if (array && format.mentions("READ_DATE_TIMESTAMPS_AS_NANOSECONDS")) {
            return Optional.empty();
        }
        CodeBlock.Builder made = CodeBlock.builder().add("$T.format()", runtime("JsonTimeFormat"));
        if (!format.pattern().isEmpty()) {
            made.add(".pattern($S)", format.pattern());
        }
        if (!format.locale().isEmpty()) {
            made.add(".locale($S)", format.locale());
        }
        if (!format.zone().isEmpty()) {
            made.add(".zone($S)", format.zone());
        }
        if (!format.shape().equals("ANY")) {
            made.add(".shape($T.$L)", SHAPE, format.shape());
        }
        FEATURES.forEach(
                (feature, call) -> format.feature(feature).ifPresent(value -> made.add(".$L($L)", call, value)));
        if (format.feature("ACCEPT_CASE_INSENSITIVE_VALUES").orElse(false)) {
            made.add(".ignoringCase()");
        }
        return Optional.of(made.add(".$L()", method).build());
    }

    private static boolean isPattern(String pattern) {
        try {
            var unused = DateTimeFormatter.ofPattern(pattern);
            return true;
        } catch (IllegalArgumentException notOne) {
            return false;
        }
    }
}
