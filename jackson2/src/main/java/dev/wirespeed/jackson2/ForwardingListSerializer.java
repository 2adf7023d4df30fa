package dev.wirespeed.jackson2;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.ContainerSerializer;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.impl.IndexedListSerializer;
import org.jspecify.annotations.Nullable;

/** Implements everything that Jackson requires of a list serializer, with the signatures of this Jackson. */
abstract class ForwardingListSerializer extends ContainerSerializer<Object> implements ContextualSerializer {
    private static final long serialVersionUID = 1L;

    final transient ContainerSerializer<Object> original;

    ForwardingListSerializer(ContainerSerializer<Object> original) {
        super(Object.class);
        this.original = original;
    }

    /** Whether it is Jackson's own for lists with random access. */
    static boolean isUsual(JsonSerializer<?> serializer) {
        return serializer.getClass() == IndexedListSerializer.class;
    }

    /** The original's replacement for a property; null for no property. */
    final JsonSerializer<?> contextual(SerializerProvider context, @Nullable BeanProperty property)
            throws JsonMappingException {
        return ((ContextualSerializer) original).createContextual(context, property);
    }
}
