package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.FallbackGuard;
import java.util.Iterator;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.bean.BuilderBasedDeserializer;
import tools.jackson.databind.deser.std.DelegatingDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.ValueSerializerModifier;

/** Keeps the fallback's mapper from objects that follow mixins of {@code @Wire}, which it does not know. */
final class MixinGuard {
    private MixinGuard() {}

    /** When writing. */
    static final class OfSerializers extends ValueSerializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public ValueSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription.Supplier description, ValueSerializer<?> serializer) {
            Class<?> type = description.getBeanClass();
            return FallbackGuard.followsMixins(type) ? new Serializer(type, serializer) : serializer;
        }

        @Override
        public ValueSerializer<?> modifyKeySerializer(
                SerializationConfig config,
                JavaType key,
                BeanDescription.Supplier description,
                ValueSerializer<?> serializer) {
            Class<?> type = key.getRawClass();
            return FallbackGuard.followsMixins(type) ? new Serializer(type, serializer) : serializer;
        }
    }

    /** When reading. */
    static final class OfDeserializers extends ValueDeserializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public ValueDeserializer<?> modifyDeserializer(
                DeserializationConfig config, BeanDescription.Supplier description, ValueDeserializer<?> deserializer) {
            Class<?> type = deserializer instanceof BuilderBasedDeserializer
                    ? JacksonApi.built(config, description)
                    : description.getBeanClass();
            return FallbackGuard.followsMixins(type) ? new Deserializer(type, deserializer) : deserializer;
        }

        @Override
        public KeyDeserializer modifyKeyDeserializer(
                DeserializationConfig config, JavaType key, KeyDeserializer deserializer) {
            Class<?> type = key.getRawClass();
            return FallbackGuard.followsMixins(type) ? new OfKeys(type) : deserializer;
        }
    }

    /** The deserializer of such an object's properties, when they are read one by one. */
    static ValueDeserializer<?> unguarded(ValueDeserializer<?> deserializer) {
        return deserializer instanceof Deserializer guard ? guard.getDelegatee() : deserializer;
    }

    private static final class Serializer extends ForwardingSerializer {
        private final Class<?> type;

        Serializer(Class<?> type, ValueSerializer<?> original) {
            super(original);
            this.type = type;
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializationContext context) {
            throw FallbackGuard.mixinsUnknown(type);
        }

        @Override
        public void serializeWithType(
                Object value, JsonGenerator out, SerializationContext context, TypeSerializer ids) {
            throw FallbackGuard.mixinsUnknown(type);
        }

        @Override
        public Iterator<PropertyWriter> properties() {
            return original.properties();
        }
    }

    private static final class Deserializer extends DelegatingDeserializer {
        private final Class<?> type;

        Deserializer(Class<?> type, ValueDeserializer<?> original) {
            super(original);
            this.type = type;
        }

        @Override
        protected ValueDeserializer<?> newDelegatingInstance(ValueDeserializer<?> other) {
            return new Deserializer(type, other);
        }

        @Override
        public Object deserialize(JsonParser in, DeserializationContext context) {
            throw FallbackGuard.mixinsUnknown(type);
        }

        @Override
        public Object deserialize(JsonParser in, DeserializationContext context, Object into) {
            throw FallbackGuard.mixinsUnknown(type);
        }

        @Override
        public Object deserializeWithType(JsonParser in, DeserializationContext context, TypeDeserializer ids) {
            throw FallbackGuard.mixinsUnknown(type);
        }
    }

    private static final class OfKeys extends KeyDeserializer {
        private final Class<?> type;

        OfKeys(Class<?> type) {
            this.type = type;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            throw FallbackGuard.mixinsUnknown(type);
        }
    }
}
