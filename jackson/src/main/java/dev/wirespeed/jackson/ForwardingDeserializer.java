package dev.wirespeed.jackson;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.impl.ObjectIdReader;
import tools.jackson.databind.util.NameTransformer;

/** A deserializer in the place of another one. */
abstract class ForwardingDeserializer extends ValueDeserializer<Object> {
    final ValueDeserializer<Object> original;

    @SuppressWarnings("unchecked") // makes what the original would make
    ForwardingDeserializer(ValueDeserializer<?> original) {
        this.original = (ValueDeserializer<Object>) original;
    }

    @Override
    public void resolve(DeserializationContext context) {
        original.resolve(context);
    }

    /** The original's replacement for a property. */
    final ValueDeserializer<?> contextual(DeserializationContext context, @Nullable BeanProperty property) {
        return original.createContextual(context, property);
    }

    @Override
    public ValueDeserializer<Object> unwrappingDeserializer(DeserializationContext context, NameTransformer unwrapper) {
        return original.unwrappingDeserializer(context, unwrapper);
    }

    @Override
    public @Nullable ObjectIdReader getObjectIdReader(DeserializationContext context) {
        return original.getObjectIdReader(context);
    }

    @Override
    public void collectAllPropertyNamesTo(Set<String> names) {
        original.collectAllPropertyNamesTo(names);
    }

    @Override
    public boolean hasAnySetter() {
        return original.hasAnySetter();
    }
}
