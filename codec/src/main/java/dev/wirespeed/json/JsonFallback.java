package dev.wirespeed.json;

import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * Jackson in place of generated code, for the types and properties that none could be generated for.
 *
 * <p>The artifacts {@code wirespeed-jackson} and, for Jackson 2, {@code wirespeed-jackson2} provide it as a {@linkplain java.util.ServiceLoader service}.
 */
public interface JsonFallback {

    /** Which Jackson it is. */
    default Dialect dialect() {
        return Dialect.JACKSON3;
    }

    /** The same Jackson with a mapper that does what codecs with these options do, which are of its dialect. */
    JsonFallback with(CodecOptions options);

    /** A codec for whole values of a type, generic ones included. */
    JsonCodec<?> codec(Type type);

    /**
     * A codec for generated code that leaves all objects of a class to Jackson; whether there is a fallback at all is found out
     * when it is first used.
     */
    static <T> JsonCodec<T> codec(CodecOptions options, Class<T> type) {
        return new Fallbacks.LateCodec<>(options, type);
    }

    /** Writes a value as what it is declared as: of an object of a subclass no more than the declared type has. */
    void writeAs(Type declared, JsonWriter out, Object value);

    /** Whether a value counts as empty where empty values are left out. */
    boolean isEmpty(Object value);

    /** One property of a class; found when it is first used. */
    Property property(Type owner, String name);

    /** A property that stands in no codec's code. */
    @SuppressWarnings("TypeParameterUnusedInFormals") // generated code knows the property's type
    interface Property {

        /** Writes name and value as the next member of an object; or nothing, where an annotation leaves the value out. */
        void write(JsonWriter out, Object owner);

        /** Writes the value as the next element of an array; null, where an annotation leaves the value out. */
        void writeValue(JsonWriter out, Object owner);

        /** Reads a value, {@code null} included. */
        <T> @Nullable T read(JsonReader in);

        /** Reads a value into an object, where generated code can't reach the field or the setter. */
        void readInto(JsonReader in, Object owner);

        /** Puts a value that was read before into an object. */
        void set(JsonReader in, Object owner, @Nullable Object value);

        /** The value for a constructor's parameter that is not in the document. */
        <T> @Nullable T absent(JsonReader in);
    }

    /**
     * A property for generated code; whether there is a fallback at all is found out when it is first used.
     *
     * @param owner the class that has the property
     * @param name its name in documents
     */
    static Property of(Type owner, String name) {
        return of(CodecOptions.JACKSON3, owner, name);
    }

    /** As {@link #of(Type, String)}, for codecs with other options. */
    static Property of(CodecOptions options, Type owner, String name) {
        return new Fallbacks.LateProperty(options, owner, name);
    }
}
