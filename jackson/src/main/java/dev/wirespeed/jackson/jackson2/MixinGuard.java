package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.BuilderBasedDeserializer;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.ResolvableSerializer;
import dev.wirespeed.jackson.internal.Guarded;
import java.util.Iterator;

/** Keeps the fallback's mapper from objects that follow mix-ins of {@code @Wire}, which it does not know. */
final class MixinGuard {
    private MixinGuard() {}

    /** When writing. */
    static final class OfSerializers extends BeanSerializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription description, JsonSerializer<?> serializer) {
            Class<?> type = description.getBeanClass();
            return Guarded.followsMixins(type) ? new Serializer(type, serializer) : serializer;
        }

        @Override
        public JsonSerializer<?> modifyKeySerializer(
                SerializationConfig config, JavaType key, BeanDescription description, JsonSerializer<?> serializer) {
            Class<?> type = key.getRawClass();
            return Guarded.followsMixins(type) ? new Serializer(type, serializer) : serializer;
        }
    }

    /** When reading. */
    static final class OfDeserializers extends BeanDeserializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonDeserializer<?> modifyDeserializer(
                DeserializationConfig config, BeanDescription description, JsonDeserializer<?> deserializer) {
            Class<?> type =
                    deserializer instanceof BuilderBasedDeserializer ? built(description) : description.getBeanClass();
            return Guarded.followsMixins(type) ? new Deserializer(type, deserializer) : deserializer;
        }

        @Override
        public KeyDeserializer modifyKeyDeserializer(
                DeserializationConfig config, JavaType key, KeyDeserializer deserializer) {
            Class<?> type = key.getRawClass();
            return Guarded.followsMixins(type) ? new OfKeys(type) : deserializer;
        }

        /** What a builder builds: itself where no method does. */
        private static Class<?> built(BeanDescription builder) {
            JsonPOJOBuilder.Value config = builder.findPOJOBuilderConfig();
            String build = config == null ? JsonPOJOBuilder.DEFAULT_BUILD_METHOD : config.buildMethodName;
            AnnotatedMethod method = builder.findMethod(build, null);
            return method == null ? builder.getBeanClass() : method.getRawReturnType();
        }
    }

    /** What such an object's properties are read by, if they are asked for one by one. */
    static JsonDeserializer<?> unguarded(JsonDeserializer<?> deserializer) {
        return deserializer instanceof Deserializer guard ? guard.getDelegatee() : deserializer;
    }

    private static final class Serializer extends JsonSerializer<Object> implements ResolvableSerializer {
        private final Class<?> type;
        private final JsonSerializer<?> original;

        Serializer(Class<?> type, JsonSerializer<?> original) {
            this.type = type;
            this.original = original;
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializerProvider context) {
            throw Guarded.mixinsUnknown(type);
        }

        @Override
        public void serializeWithType(Object value, JsonGenerator out, SerializerProvider context, TypeSerializer ids) {
            throw Guarded.mixinsUnknown(type);
        }

        @Override
        public void resolve(SerializerProvider context) throws JsonMappingException {
            if (original instanceof ResolvableSerializer resolvable) {
                resolvable.resolve(context);
            }
        }

        @Override
        public Iterator<PropertyWriter> properties() {
            return original.properties();
        }
    }

    private static final class Deserializer extends DelegatingDeserializer {
        private static final long serialVersionUID = 1L;

        private final Class<?> type;

        Deserializer(Class<?> type, JsonDeserializer<?> original) {
            super(original);
            this.type = type;
        }

        @Override
        protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> other) {
            return new Deserializer(type, other);
        }

        @Override
        public Object deserialize(JsonParser in, DeserializationContext context) {
            throw Guarded.mixinsUnknown(type);
        }

        @Override
        public Object deserialize(JsonParser in, DeserializationContext context, Object into) {
            throw Guarded.mixinsUnknown(type);
        }

        @Override
        public Object deserializeWithType(JsonParser in, DeserializationContext context, TypeDeserializer ids) {
            throw Guarded.mixinsUnknown(type);
        }
    }

    private static final class OfKeys extends KeyDeserializer {
        private final Class<?> type;

        OfKeys(Class<?> type) {
            this.type = type;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            throw Guarded.mixinsUnknown(type);
        }
    }
}
