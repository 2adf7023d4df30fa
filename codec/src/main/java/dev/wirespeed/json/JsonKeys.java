package dev.wirespeed.json;

import dev.wirespeed.WireException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes and reads the keys of maps that are not strings, for generated code. */
public final class JsonKeys {
    private JsonKeys() {}

    /** Writes a key by its text. */
    public static void write(JsonWriter out, @Nullable Object key) {
        out.key(key == null ? null : key.toString());
    }

    /** Writes a key as the enum's table says. */
    public static <E extends Enum<E>> void write(JsonWriter out, JsonEnum<E> table, @Nullable E key) {
        out.key(key == null ? null : table.text(key));
    }

    public static Byte readByte(JsonReader in) {
        return read(in, "byte", key -> {
            int value = Integer.parseInt(key);
            if (value < Byte.MIN_VALUE || value > 255) {
                throw new NumberFormatException();
            }
            return (byte) value;
        });
    }

    public static Short readShort(JsonReader in) {
        return read(in, "short", Short::valueOf);
    }

    public static Integer readInt(JsonReader in) {
        return read(in, "int", Integer::valueOf);
    }

    public static Long readLong(JsonReader in) {
        return read(in, "long", Long::valueOf);
    }

    public static Float readFloat(JsonReader in) {
        return read(in, "float", key -> (float) Double.parseDouble(key));
    }

    public static Double readDouble(JsonReader in) {
        return read(in, "double", Double::valueOf);
    }

    public static Boolean readBoolean(JsonReader in) {
        return read(in, "boolean", key -> switch (key) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException();
        });
    }

    public static Character readChar(JsonReader in) {
        return read(in, "char", key -> {
            if (key.length() != 1) {
                throw new IllegalArgumentException();
            }
            return key.charAt(0);
        });
    }

    public static BigInteger readBigInteger(JsonReader in) {
        return read(in, "BigInteger", key -> new BigInteger(ascii(key)));
    }

    public static BigDecimal readBigDecimal(JsonReader in) {
        return read(in, "BigDecimal", key -> new BigDecimal(ascii(key)));
    }

    private static String ascii(String key) {
        if (key.chars().anyMatch(c -> c > 0x7F)) {
            throw new NumberFormatException();
        }
        return key;
    }

    public static UUID readUuid(JsonReader in) {
        return read(in, "UUID", UUID::fromString);
    }

    public static <E extends Enum<E>> E readEnum(JsonReader in, JsonEnum<E> table) {
        int at = in.position();
        E key = table.find(in.name());
        if (key == null) {
            throw in.unusable("Expected one of " + table.known() + " as key but was another", at);
        }
        return key;
    }

    private static <K> K read(JsonReader in, String type, Function<String, K> parse) {
        int at = in.position();
        String key = in.name();
        try {
            if (key.length() > in.limits().numberLength()) {
                throw new NumberFormatException();
            }
            return parse.apply(key);
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw in.unusable("Expected a key of type " + type + " but was another", at);
        }
    }

    static WireException nullKey() {
        return new WireException(WireException.Kind.MISMATCH, "A map has a null key, for which JSON has no form");
    }
}
