package dev.wirespeed.jackson;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.jdk.IndexedListSerializer;
import tools.jackson.databind.ser.std.StdContainerSerializer;

/** Implements everything that Jackson requires of a list serializer, with the signatures of this Jackson. */
abstract class ForwardingListSerializer extends StdContainerSerializer<Object> {
    final StdContainerSerializer<Object> original;

    ForwardingListSerializer(StdContainerSerializer<Object> original) {
        super(List.class);
        this.original = original;
    }

    /** Whether it is Jackson's own for lists with random access. */
    static boolean isUsual(ValueSerializer<?> serializer) {
        return serializer.getClass() == IndexedListSerializer.class;
    }

    /** The original's replacement for a property; null for no property. */
    final ValueSerializer<?> contextual(SerializationContext context, @Nullable BeanProperty property)
            throws DatabindException {
        return original.createContextual(context, property);
    }
}
