package dev.wirespeed.jackson;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** A serializer in the place of another one. */
abstract class ForwardingSerializer extends ValueSerializer<Object> {
    final ValueSerializer<Object> original;

    @SuppressWarnings("unchecked") // gets the objects that the original would get
    ForwardingSerializer(ValueSerializer<?> original) {
        this.original = (ValueSerializer<Object>) original;
    }

    @Override
    public void resolve(SerializationContext context) {
        original.resolve(context);
    }

    /** The original's replacement for a property. */
    final ValueSerializer<?> contextual(SerializationContext context, @Nullable BeanProperty property) {
        return original.createContextual(context, property);
    }
}
