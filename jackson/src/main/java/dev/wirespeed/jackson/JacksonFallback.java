package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.FallbackGuard;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonFallback;
import dev.wirespeed.json.JsonReader;
import dev.wirespeed.json.JsonWriter;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.lang.reflect.Type;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JavaType;

/** Has a default mapper write and read everything that no code was generated for. */
public final class JacksonFallback implements JsonFallback {
    private final FallbackMappers mappers;

    /** For the service loader. */
    public JacksonFallback() {
        this(CodecOptions.JACKSON3);
    }

    private JacksonFallback(CodecOptions options) {
        mappers = new FallbackMappers(options);
    }

    @Override
    public Dialect dialect() {
        return Dialect.JACKSON3;
    }

    @Override
    public JsonFallback with(CodecOptions options) {
        return new JacksonFallback(options);
    }

    @Override
    public JsonCodec<?> codec(Type type) {
        return new WholeValue(mappers, mappers.usual().constructType(type));
    }

    @Override
    public void writeAs(Type declared, JsonWriter out, Object value) {
        JavaType type = mappers.usual().constructType(declared);
        FallbackGuard.check(out, type.getRawClass());
        Inserted.write(mappers.of(out.settings()).writerFor(type), out, value, 0);
    }

    @Override
    public boolean isEmpty(Object value) {
        try {
            return mappers.usual().writeValueAsString(new Emptiness(value)).equals("true");
        } catch (JacksonException e) {
            throw Failures.ofWriting(e);
        }
    }

    @Override
    public Property property(Type owner, String name) {
        return new OneProperty(mappers, mappers.usual().constructType(owner), name);
    }

    /** Writes and reads values that have no codec. */
    private static final class WholeValue extends JsonCodec<Object> {
        private final FallbackMappers mappers;
        private final JavaType type;

        private WholeValue(FallbackMappers mappers, JavaType type) {
            this.mappers = mappers;
            this.type = type;
        }

        @Override
        public void write(JsonWriter out, Object value) {
            FallbackGuard.check(out, type.getRawClass());
            Inserted.write(mappers.of(out.settings()), out, value, 0);
        }

        @Override
        public void writeUntyped(JsonWriter out, Object value) {
            FallbackGuard.check(out, type.getRawClass());
            Inserted.write(mappers.of(out.settings()), out, new Object[] {value}, 1);
        }

        @Override
        public @Nullable Object read(JsonReader in) {
            byte[] json = in.rawValue();
            try {
                return mappers.of(in.settings())
                        .readerFor(type)
                        .withView(in.view())
                        .readValue(json);
            } catch (JacksonException e) {
                throw Failures.ofReading(in, e);
            } catch (NoSuchElementException e) { // of arrays in place of objects of a class that has itself
                throw in.refused(e);
            }
        }
    }
}
