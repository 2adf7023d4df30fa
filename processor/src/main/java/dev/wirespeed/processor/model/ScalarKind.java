package dev.wirespeed.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The Java types that the run time writes and reads by one call. */
@SuppressWarnings("ImmutableEnumChecker") // a TypeName never changes
public enum ScalarKind {
    BOOLEAN(TypeName.BOOLEAN, "readBoolean"),
    BYTE(TypeName.BYTE, "readByte"),
    SHORT(TypeName.SHORT, "readShort"),
    INT(TypeName.INT, "readInt"),
    LONG(TypeName.LONG, "readLong"),
    FLOAT(TypeName.FLOAT, "readFloat"),
    DOUBLE(TypeName.DOUBLE, "readDouble"),
    CHAR(TypeName.CHAR, "readChar"),

    BOXED_BOOLEAN(TypeName.BOOLEAN.box(), "readBooleanOrNull"),
    BOXED_BYTE(TypeName.BYTE.box(), "readByteOrNull"),
    BOXED_SHORT(TypeName.SHORT.box(), "readShortOrNull"),
    BOXED_INT(TypeName.INT.box(), "readIntOrNull"),
    BOXED_LONG(TypeName.LONG.box(), "readLongOrNull"),
    BOXED_FLOAT(TypeName.FLOAT.box(), "readFloatOrNull"),
    BOXED_DOUBLE(TypeName.DOUBLE.box(), "readDoubleOrNull"),
    BOXED_CHAR(TypeName.CHAR.box(), "readCharOrNull"),

    STRING(ClassName.get("java.lang", "String"), "readString"),
    BIG_INTEGER(ClassName.get("java.math", "BigInteger"), "readBigInteger"),
    BIG_DECIMAL(ClassName.get("java.math", "BigDecimal"), "readBigDecimal"),
    UUID(ClassName.get("java.util", "UUID"), "readUuid"),
    INSTANT(ClassName.get("java.time", "Instant"), "readInstant"),
    LOCAL_DATE(ClassName.get("java.time", "LocalDate"), "readLocalDate"),
    LOCAL_TIME(ClassName.get("java.time", "LocalTime"), "readLocalTime"),
    LOCAL_DATE_TIME(ClassName.get("java.time", "LocalDateTime"), "readLocalDateTime"),
    OFFSET_DATE_TIME(ClassName.get("java.time", "OffsetDateTime"), "readOffsetDateTime"),
    ZONED_DATE_TIME(ClassName.get("java.time", "ZonedDateTime"), "readZonedDateTime"),
    DURATION(ClassName.get("java.time", "Duration"), "readDuration"),

    BYTES(ArrayTypeName.of(TypeName.BYTE), "readBytes"),
    BOOLEANS(ArrayTypeName.of(TypeName.BOOLEAN), "readBooleans"),
    SHORTS(ArrayTypeName.of(TypeName.SHORT), "readShorts"),
    INTS(ArrayTypeName.of(TypeName.INT), "readInts"),
    LONGS(ArrayTypeName.of(TypeName.LONG), "readLongs"),
    FLOATS(ArrayTypeName.of(TypeName.FLOAT), "readFloats"),
    DOUBLES(ArrayTypeName.of(TypeName.DOUBLE), "readDoubles"),
    CHARS(ArrayTypeName.of(TypeName.CHAR), "readChars"),

    /** Any value, written by its class at run time. */
    OBJECT(ClassName.OBJECT, "readObject"),

    OPTIONAL_INT(ClassName.get("java.util", "OptionalInt"), "readIntOrNull"),
    OPTIONAL_LONG(ClassName.get("java.util", "OptionalLong"), "readLongOrNull"),
    OPTIONAL_DOUBLE(ClassName.get("java.util", "OptionalDouble"), "readDoubleOrNull");

    private static final Map<String, ScalarKind> BY_TYPE =
            Arrays.stream(values()).collect(Collectors.toMap(kind -> kind.type().toString(), Function.identity()));

    private final TypeName type;
    private final String reader;

    ScalarKind(TypeName type, String reader) {
        this.type = type;
        this.reader = reader;
    }

    /** The kind of a type by its qualified name. */
    public static Optional<ScalarKind> of(String type) {
        return Optional.ofNullable(BY_TYPE.get(type));
    }

    public TypeName type() {
        return type;
    }

    /** The method of the run time's writers that writes it. */
    public String writer() {
        return this == OBJECT ? "object" : "value";
    }

    /** The method of the run time's readers that reads it. */
    public String reader() {
        return reader;
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

    /** One of the three optional types of primitives. */
    public boolean isOptional() {
        return this == OPTIONAL_INT || this == OPTIONAL_LONG || this == OPTIONAL_DOUBLE;
    }
}
