package dev.wirespeed.json;

import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * Jackson in place of generated code, for types and properties that no code can be generated for.
 *
 * <p>The artifacts {@code wirespeed-jackson} and, for Jackson 2, {@code wirespeed-jackson2} provide it as a
 * {@linkplain java.util.ServiceLoader service}.
 */
public interface JsonFallback {

    /** The dialect of this Jackson. */
    default Dialect dialect() {
        return Dialect.JACKSON3;
    }

    /** The same Jackson with a mapper that behaves like codecs with these options, which are of its dialect. */
    JsonFallback with(CodecOptions options);

    /** A codec for whole values of a type, which may be generic. */
    JsonCodec<?> codec(Type type);

    /**
     * A codec for generated code that leaves all objects of a class to Jackson. The fallback is looked up when it is
     * first used.
     */
    static <T> JsonCodec<T> codec(CodecOptions options, Class<T> type) {
        return new Fallbacks.LateCodec<>(options, type);
    }

    /** Writes a value as its declared type: an object of a subclass only with the properties of that type. */
    void writeAs(Type declared, JsonWriter out, Object value);

    /** Whether a value counts as empty where empty values are left out. */
    boolean isEmpty(Object value);

    /** One property of a class, looked up when it is first used. */
    Property property(Type owner, String name);

    /** A property that codecs leave to Jackson. */
    @SuppressWarnings("TypeParameterUnusedInFormals") // generated code knows the property's type
    interface Property {

        /** Writes name and value as the next member of an object, or nothing if an annotation leaves the value out. */
        void write(JsonWriter out, Object owner);

        /** Writes the value as the next element of an array, or null if an annotation leaves the value out. */
        void writeValue(JsonWriter out, Object owner);

        /** Reads a value, {@code null} included. */
        <T> @Nullable T read(JsonReader in);

        /** Reads a value into an object, where generated code can't access the field or the setter. */
        void readInto(JsonReader in, Object owner);

        /** Sets the property of an object to a value that was read before. */
        void set(JsonReader in, Object owner, @Nullable Object value);

        /** The argument for a constructor's parameter that is not in the document. */
        <T> @Nullable T absent(JsonReader in);
    }

    /**
     * A property for generated code. The fallback is looked up when it is first used.
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
