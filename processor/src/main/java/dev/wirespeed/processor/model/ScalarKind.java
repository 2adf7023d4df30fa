package dev.wirespeed.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The Java types that the runtime writes and reads with one call. */
@SuppressWarnings("ImmutableEnumChecker") // a TypeName never changes
public enum ScalarKind {
    BOOLEAN(TypeName.BOOLEAN),
    BYTE(TypeName.BYTE),
    SHORT(TypeName.SHORT),
    INT(TypeName.INT),
    LONG(TypeName.LONG),
    FLOAT(TypeName.FLOAT),
    DOUBLE(TypeName.DOUBLE),
    CHAR(TypeName.CHAR),

    BOXED_BOOLEAN(TypeName.BOOLEAN.box()),
    BOXED_BYTE(TypeName.BYTE.box()),
    BOXED_SHORT(TypeName.SHORT.box()),
    BOXED_INT(TypeName.INT.box()),
    BOXED_LONG(TypeName.LONG.box()),
    BOXED_FLOAT(TypeName.FLOAT.box()),
    BOXED_DOUBLE(TypeName.DOUBLE.box()),
    BOXED_CHAR(TypeName.CHAR.box()),

    STRING(ClassName.get("java.lang", "String")),
    BIG_INTEGER(ClassName.get("java.math", "BigInteger")),
    BIG_DECIMAL(ClassName.get("java.math", "BigDecimal")),
    UUID(ClassName.get("java.util", "UUID")),
    INSTANT(ClassName.get("java.time", "Instant")),
    LOCAL_DATE(ClassName.get("java.time", "LocalDate")),
    LOCAL_TIME(ClassName.get("java.time", "LocalTime")),
    LOCAL_DATE_TIME(ClassName.get("java.time", "LocalDateTime")),
    OFFSET_DATE_TIME(ClassName.get("java.time", "OffsetDateTime")),
    ZONED_DATE_TIME(ClassName.get("java.time", "ZonedDateTime")),
    DURATION(ClassName.get("java.time", "Duration")),

    BYTES(ArrayTypeName.of(TypeName.BYTE)),
    BOOLEANS(ArrayTypeName.of(TypeName.BOOLEAN)),
    SHORTS(ArrayTypeName.of(TypeName.SHORT)),
    INTS(ArrayTypeName.of(TypeName.INT)),
    LONGS(ArrayTypeName.of(TypeName.LONG)),
    FLOATS(ArrayTypeName.of(TypeName.FLOAT)),
    DOUBLES(ArrayTypeName.of(TypeName.DOUBLE)),
    CHARS(ArrayTypeName.of(TypeName.CHAR)),

    /** Any value, written by its class at run time. */
    OBJECT(ClassName.OBJECT),

    OPTIONAL_INT(ClassName.get("java.util", "OptionalInt")),
    OPTIONAL_LONG(ClassName.get("java.util", "OptionalLong")),
    OPTIONAL_DOUBLE(ClassName.get("java.util", "OptionalDouble"));

    private static final Map<String, ScalarKind> BY_TYPE =
            Arrays.stream(values()).collect(Collectors.toMap(kind -> kind.type().toString(), Function.identity()));

    private final TypeName type;

    ScalarKind(TypeName type) {
        this.type = type;
    }

    /** The kind of a type with this qualified name. */
    public static Optional<ScalarKind> of(String type) {
        return Optional.ofNullable(BY_TYPE.get(type));
    }

    public TypeName type() {
        return type;
    }

    public boolean isPrimitive() {
        return type.isPrimitive();
    }

    public boolean isBoxed() {
        return type.isBoxedPrimitive();
    }

    public boolean isArray() {
        return type instanceof ArrayTypeName;
    }

    /** Whether it is one of the three optional types of primitives. */
    public boolean isOptional() {
        return this == OPTIONAL_INT || this == OPTIONAL_LONG || this == OPTIONAL_DOUBLE;
    }
}
