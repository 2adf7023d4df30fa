package dev.wirespeed.jackson;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.jdk.IndexedListSerializer;
import tools.jackson.databind.ser.std.StdContainerSerializer;

/** Does for a serializer of lists what Jackson asks of all of them, in the terms of this Jackson. */
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

    /** What the original makes of a property; null for none. */
    final ValueSerializer<?> contextual(SerializationContext context, @Nullable BeanProperty property)
            throws DatabindException {
        return original.createContextual(context, property);
    }
}
