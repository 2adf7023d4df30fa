package dev.wirespeed.processor.read;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.wirespeed.processor.model.Form;
import dev.wirespeed.processor.model.Shape;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Gives shapes the form that {@code @JsonFormat} on their property asks for; empty where generated code can't.
 *
 * <p>As with Jackson, what is inside of collections, maps, arrays and optionals has the format of the property.
 */
final class Formats {
    private static final String SINGLE = "ACCEPT_SINGLE_VALUE_AS_ARRAY";
    private static final String UNWRAPPED = "WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED";
    private static final String SORTED = "WRITE_SORTED_MAP_ENTRIES";

    private static final Set<String> TIMES = Stream.of(
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
                    "MonthDay")
            .map("java.time."::concat)
            .collect(Collectors.toUnmodifiableSet());
    /** Times that may be arrays of numbers. */
    private static final Set<String> ARRAYS =
            Set.of("java.time.LocalTime", "java.time.LocalDateTime", "java.time.OffsetTime");

    private static final Set<String> UNITS =
            Set.of("NANOS", "MICROS", "MILLIS", "SECONDS", "MINUTES", "HOURS", "HALF_DAYS", "DAYS");

    /** Types whose formats are left to Jackson. */
    private static final Set<String> LEFT = Set.of("java.lang.Number", "java.lang.CharSequence", "java.time.Month");

    private final Format format;
    private final boolean writing;
    private final boolean names;
    private final BiFunction<Shape.Nested, Boolean, Optional<Shape>> arrangement;
    private String refused = "JsonFormat";

    /**
     * @param names whether objects have names in documents, rather than places
     * @param arrangement what makes an object one with places, if true, or with names
     */
    Formats(
            Format format,
            boolean writing,
            boolean names,
            BiFunction<Shape.Nested, Boolean, Optional<Shape>> arrangement) {
        this.format = format;
        this.writing = writing;
        this.names = names;
        this.arrangement = arrangement;
    }

    /** The annotation as {@link #apply} last refused it, with a malformed pattern. */
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
            return object(nested);
        } else if (shape instanceof Shape.Maybe maybe) {
            return apply(maybe.content()).map(content -> new Shape.Maybe(maybe.type(), content));
        }
        return format.isBean() ? Optional.empty() : container(shape);
    }

    private Optional<Shape> object(Shape.Nested nested) {
        boolean left = format.mentions("ACCEPT_CASE_INSENSITIVE_PROPERTIES")
                || nested.emptiness() == Shape.Emptiness.BY_VALUE
                || nested.emptiness() == Shape.Emptiness.BY_CLASS;
        boolean usual = format.shape().equals("ANY");
        boolean other = names ? writing && !isArrayOf(nested) : !format.isArray();
        if (left || (!usual && other)) {
            return Optional.empty();
        }
        return usual || !names ? Optional.of(nested.inFormat()) : arrangement.apply(nested, format.isArray());
    }

    /**
     * Whether all that may stand in the place of an object are written as arrays; with another shape Jackson may leave
     * out nulls.
     */
    private boolean isArrayOf(Shape.Nested nested) {
        return format.isArray() && nested.subclasses() == Shape.Subclasses.NONE;
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
        if (TIMES.contains(type)) {
            return time(type).map(form -> new Shape.Coded(scalar, form));
        }
        return switch (scalar.kind()) {
            case BYTE, SHORT, INT, LONG, FLOAT, DOUBLE ->
                Optional.of(writing && format.isText() ? new Shape.Coded(scalar, new Form.AsText()) : scalar);
            case BOXED_BYTE, BOXED_SHORT, BOXED_INT, BOXED_LONG, BOXED_FLOAT, BOXED_DOUBLE, BIG_INTEGER, BIG_DECIMAL ->
                Optional.of(writing && format.isText() ? new Shape.Coded(scalar, new Form.AsText()) : scalar);
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
            return new Shape.Coded(scalar, new Form.AsNumber());
        }
        return format.isText() ? new Shape.Coded(scalar, new Form.AsText()) : scalar;
    }

    private Optional<Shape> coded(Shape.Coded coded) {
        String type = coded.type().toString();
        if (TIMES.contains(type)) {
            return time(type).map(form -> new Shape.Coded(coded, form));
        }
        boolean dynamic = LEFT.contains(type);
        boolean array = coded.type() instanceof ArrayTypeName;
        return dynamic || array || coded.type() instanceof ParameterizedTypeName
                ? Optional.empty()
                : Optional.of(coded);
    }

    private Optional<Form> time(String type) {
        boolean unit = type.equals("java.time.Duration") && !format.pattern().isEmpty();
        if (unit ? !UNITS.contains(format.pattern()) : !isPattern(format.pattern())) {
            refused = "JsonFormat(pattern = \"" + format.pattern() + "\")";
            return Optional.empty();
        }
        boolean read = format.mentions("READ_DATE_TIMESTAMPS_AS_NANOSECONDS")
                || format.shape().equals("NUMBER_INT");
        if (ARRAYS.contains(type) && read) {
            return Optional.empty();
        }
        return Optional.of(new Form.Time(
                format.pattern(),
                format.locale(),
                format.zone(),
                Optional.of(format.shape()).filter(shape -> !shape.equals("ANY")),
                format.feature("ADJUST_DATES_TO_CONTEXT_TIME_ZONE"),
                format.feature("READ_DATE_TIMESTAMPS_AS_NANOSECONDS"),
                format.feature("WRITE_DATES_WITH_ZONE_ID"),
                format.feature("WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS"),
                format.feature("ACCEPT_CASE_INSENSITIVE_VALUES").orElse(false)));
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
