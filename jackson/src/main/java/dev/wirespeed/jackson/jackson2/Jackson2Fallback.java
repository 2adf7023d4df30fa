package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import dev.wirespeed.jackson.internal.Guarded;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonDialect;
import dev.wirespeed.json.JsonFallback;
import dev.wirespeed.json.JsonReader;
import dev.wirespeed.json.JsonWriter;
import java.io.IOException;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** Lets a default mapper of Jackson 2 write and read what no code was generated for. */
public final class Jackson2Fallback implements JsonFallback {
    private final JsonMapper mapper = Sameness.plainMapper()
            .addModule(new SimpleModule("wirespeed-fallback")
                    .setSerializerModifier(new MixinGuard.OfSerializers())
                    .setDeserializerModifier(new MixinGuard.OfDeserializers())
                    .addSerializer(Emptiness.class, new Emptiness.Serializer())
                    .addSerializer(OneProperty.Written.class, new OneProperty.Serializer())
                    .addDeserializer(OneProperty.Result.class, new OneProperty.Deserializer()))
            .build();

    /** For the service loader. */
    public Jackson2Fallback() {}

    @Override
    public JsonDialect dialect() {
        return JsonDialect.JACKSON2;
    }

    @Override
    public JsonCodec<?> codec(Type type) {
        return new WholeValue(mapper, mapper.constructType(type));
    }

    @Override
    public boolean isEmpty(Object value) {
        try {
            return mapper.writeValueAsString(new Emptiness(value)).equals("true");
        } catch (JsonProcessingException e) {
            throw Failures.ofWriting(e);
        }
    }

    @Override
    public Property property(Type owner, String name) {
        return new OneProperty(mapper, mapper.constructType(owner), name);
    }

    /** Writes and reads values that have no codec. */
    private record WholeValue(JsonMapper mapper, JavaType type) implements JsonCodec<Object> {
        @Override
        public void write(JsonWriter out, Object value) {
            Guarded.check(out, type.getRawClass());
            Inserted.write(mapper, out, value, 0);
        }

        @Override
        public void writeUntyped(JsonWriter out, Object value) {
            Guarded.check(out, type.getRawClass());
            Inserted.write(mapper, out, new Object[] {value}, 1);
        }

        @Override
        public @Nullable Object read(JsonReader in) {
            byte[] json = in.rawValue();
            try {
                return mapper.readerFor(type).withView(in.view()).readValue(json);
            } catch (IOException e) {
                throw Failures.ofReading(in, e);
            }
        }
    }
}
