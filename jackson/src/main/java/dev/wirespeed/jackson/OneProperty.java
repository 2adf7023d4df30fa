package dev.wirespeed.jackson;

import dev.wirespeed.json.JsonFallback;
import dev.wirespeed.json.JsonReader;
import dev.wirespeed.json.JsonWriter;
import dev.wirespeed.runtime.Settings;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.ser.PropertyWriter;

/**
 * One property of a class, written and read by the handlers that Jackson itself would use inside the class's own
 * serializer and deserializer. So each annotation on it has its usual effect.
 */
final class OneProperty implements JsonFallback.Property {
    private static final byte[] NOTHING = "null".getBytes(StandardCharsets.US_ASCII);

    private final FallbackMappers mappers;
    private final JavaType owner;
    private final String name;
    private final ByMapper usual;
    private final Map<JsonMapper, ByMapper> others = new ConcurrentHashMap<>();

    OneProperty(FallbackMappers mappers, JavaType owner, String name) {
        this.mappers = mappers;
        this.owner = owner;
        this.name = name;
        usual = new ByMapper(mappers.usual());
    }

    private ByMapper by(Settings settings) {
        return settings.isUsual() ? usual : others.computeIfAbsent(mappers.of(settings), ByMapper::new);
    }

    /**
     * An object of which one property is to be written.
     *
     * @param positional whether to write the value without its name, and null if it is left out
     */
    record Written(ByMapper property, Object object, JsonWriter into, boolean positional) {}

    /** The result of reading the property. */
    record Result(@Nullable Object value) {}

    /** An operation on the property while Jackson reads. */
    private interface Reading {
        @Nullable
        Object apply(SettableBeanProperty property, DeserializationContext context) throws JacksonException;
    }

    @Override
    public void write(JsonWriter out, Object object) {
        ByMapper property = by(out.settings());
        Inserted.write(property.mapper, out, new Written(property, object, out, false), 1);
    }

    @Override
    public void writeValue(JsonWriter out, Object object) {
        ByMapper property = by(out.settings());
        Inserted.write(property.mapper, out, new Written(property, object, out, true), 1);
    }

    @Override
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the property's own deserializer made it
    public <T> @Nullable T read(JsonReader in) {
        return (T) read(in, in.rawValue(), (property, context) -> property.deserialize(context.getParser(), context));
    }

    @Override
    public void readInto(JsonReader in, Object object) {
        read(in, in.rawValue(), (property, context) -> {
            property.deserializeAndSet(context.getParser(), context, object);
            return null;
        });
    }

    @Override
    public void set(JsonReader in, Object object, @Nullable Object value) {
        read(in, NOTHING, (property, context) -> {
            JacksonApi.set(property, context, object, value);
            return null;
        });
    }

    @Override
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the property's own deserializer made it
    public <T> @Nullable T absent(JsonReader in) {
        return (T) read(in, NOTHING, (property, context) -> {
            Object absent = property.getNullValueProvider().getAbsentValue(context);
            return absent == null ? property.getValueDeserializer().getAbsentValue(context) : absent;
        });
    }

    private @Nullable Object read(JsonReader in, byte[] json, Reading reading) {
        ByMapper property = by(in.settings());
        try {
            Result result = property.mapper
                    .readerFor(Result.class)
                    .withView(in.view())
                    .withAttribute(ByMapper.class, property)
                    .withAttribute(Reading.class, reading)
                    .readValue(json);
            return result.value();
        } catch (JacksonException e) {
            throw Failures.ofReading(in, e);
        } catch (NoSuchElementException e) { // of arrays in place of objects of a class that has itself
            throw in.refused(e);
        }
    }

    /** A mapper's handlers for the property, looked up once. */
    final class ByMapper {
        private final JsonMapper mapper;
        private volatile @Nullable PropertyWriter writer;
        private volatile @Nullable SettableBeanProperty setter;

        private ByMapper(JsonMapper mapper) {
            this.mapper = mapper;
        }

        private String name() {
            return name;
        }

        private PropertyWriter writer(SerializationContext context) throws DatabindException {
            PropertyWriter known = writer;
            if (known == null) {
                Iterator<PropertyWriter> all =
                        context.findValueSerializer(owner).properties();
                while (known == null && all.hasNext()) {
                    PropertyWriter next = all.next();
                    known = next.getName().equals(name) ? next : null;
                }
                if (known == null) {
                    throw new IllegalStateException("Jackson does not write property \"" + name + "\" of " + owner);
                }
                writer = known;
            }
            return known;
        }

        private SettableBeanProperty setter(DeserializationContext context) throws DatabindException {
            SettableBeanProperty known = setter;
            if (known == null) {
                ValueDeserializer<?> whole = MixinGuard.unguarded(context.findNonContextualValueDeserializer(owner));
                known = whole instanceof BeanDeserializerBase bean ? bean.findProperty(new PropertyName(name)) : null;
                if (known == null) {
                    throw new IllegalStateException("Jackson does not read property \"" + name + "\" of " + owner);
                }
                setter = known;
            }
            return known;
        }
    }

    /** Writes an object with only this property, or an array of its value. */
    static final class Serializer extends ValueSerializer<Written> {
        @Override
        public void serialize(Written value, JsonGenerator out, SerializationContext context) throws JacksonException {
            if (value.positional()) {
                out.writeStartArray();
            } else {
                out.writeStartObject();
            }
            out.assignCurrentValue(value.object());
            try {
                PropertyWriter writer = value.property().writer(context);
                if (value.into().isGuarded()) {
                    OpenTypes.check(context, writer, value.object(), value.into());
                }
                if (value.positional()) {
                    writer.serializeAsElement(value.object(), out, context);
                } else {
                    JacksonApi.write(writer, value.object(), out, context);
                }
            } catch (Exception e) { // what the writers of properties declare
                throw JacksonApi.failure(e, out, value.property().name());
            }
            if (value.positional()) {
                out.writeEndArray();
            } else {
                out.writeEndObject();
            }
        }
    }

    /** Does what the caller requests through attributes. */
    static final class Deserializer extends ValueDeserializer<Result> {
        @Override
        public Result deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            ByMapper property = (ByMapper) context.getAttribute(ByMapper.class);
            Reading reading = (Reading) context.getAttribute(Reading.class);
            SettableBeanProperty setter = property.setter(context);
            Result result = new Result(reading.apply(setter, context));
            checkEnd(in, context, setter);
            return result;
        }

        /** Refuses anything that the property's own deserializer leaves unread. */
        private static void checkEnd(JsonParser in, DeserializationContext context, SettableBeanProperty property)
                throws JacksonException {
            JsonToken behind = in.nextToken();
            if (behind != null) { // said here, where the property's type is known
                context.reportTrailingTokens(property.getType().getRawClass(), in, behind);
            }
        }

        @Override
        public Result getNullValue(DeserializationContext context) throws DatabindException {
            try {
                return deserialize(context.getParser(), context);
            } catch (JacksonException e) {
                throw JacksonApi.ofNull(e);
            }
        }
    }
}
