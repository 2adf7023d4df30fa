package dev.wirespeed.jackson2;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.ResolvableSerializer;
import org.jspecify.annotations.Nullable;

/** A serializer in the place of another one. */
abstract class ForwardingSerializer extends JsonSerializer<Object>
        implements ContextualSerializer, ResolvableSerializer {
    final JsonSerializer<Object> original;

    @SuppressWarnings("unchecked") // gets the objects that the original would get
    ForwardingSerializer(JsonSerializer<?> original) {
        this.original = (JsonSerializer<Object>) original;
    }

    @Override
    public void resolve(SerializerProvider context) throws JsonMappingException {
        if (original instanceof ResolvableSerializer resolvable) {
            resolvable.resolve(context);
        }
    }

    @Override
    public JsonSerializer<?> createContextual(SerializerProvider context, BeanProperty property)
            throws JsonMappingException {
        return this;
    }

    /** The original's replacement for a property. */
    final JsonSerializer<?> contextual(SerializerProvider context, @Nullable BeanProperty property)
            throws JsonMappingException {
        return original instanceof ContextualSerializer self ? self.createContextual(context, property) : original;
    }
}
