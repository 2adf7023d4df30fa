package dev.wirespeed.jackson;

import dev.wirespeed.runtime.Selection;
import java.util.Collection;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.filter.FilteringGeneratorDelegate;
import tools.jackson.core.filter.TokenFilter;
import tools.jackson.core.filter.TokenFilter.Inclusion;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.ser.std.AsArraySerializerBase;

/** A value of which a mapper writes some properties. */
@JsonSerialize(using = Sparse.Serializer.class)
record Sparse(@Nullable Object value, SparseFields fields) {

    /** Has codecs write as much as they can, and filters Jackson's output for the rest. */
    static final class Serializer extends ValueSerializer<Sparse> {

        @Override
        public void serialize(Sparse sparse, JsonGenerator out, SerializationContext context) throws JacksonException {
            write(sparse.value, sparse.fields, out, context);
        }

        private static void write(
                @Nullable Object value, SparseFields fields, JsonGenerator out, SerializationContext context)
                throws JacksonException {
            if (value instanceof Optional<?> optional) {
                write(optional.orElse(null), fields, out, context);
                return;
            }
            if (value == null) {
                context.getDefaultNullValueSerializer().serialize(null, out, context);
                return;
            }
            ValueSerializer<Object> serializer = context.findTypedValueSerializer(value.getClass(), true);
            if (value instanceof Collection<?> values && isArray(serializer, values, context)) {
                out.writeStartArray(values, values.size());
                for (Object each : values) {
                    write(each, fields, out, context);
                }
                out.writeEndArray();
                return;
            }
            boolean written = serializer instanceof CodecSerializer codec && codec.write(value, fields, out, context);
            if (!written) {
                serializer.serialize(value, filtered(out, fields), context);
            }
        }

        /** Whether a collection is written in the usual way. */
        private static boolean isArray(
                ValueSerializer<?> serializer, Collection<?> values, SerializationContext context) {
            boolean unwrapped =
                    values.size() == 1 && context.isEnabled(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED);
            return CodecSerializer.unwrapped(serializer) instanceof AsArraySerializerBase<?> && !unwrapped;
        }

        private static JsonGenerator filtered(JsonGenerator out, SparseFields fields) {
            return new FilteringGeneratorDelegate(
                    out, new Filter(fields.in(null)), Inclusion.INCLUDE_ALL_AND_PATH, true);
        }
    }

    /** Lets the selected properties through. */
    private static final class Filter extends TokenFilter {
        private final Selection wanted;

        Filter(Selection wanted) {
            this.wanted = wanted;
        }

        @Override
        public @Nullable TokenFilter includeProperty(String name) {
            if (!wanted.includes(name)) {
                return null;
            }
            Selection inner = wanted.inner(name);
            return inner == null ? INCLUDE_ALL : new Filter(inner);
        }

        @Override
        public boolean includeEmptyArray(boolean contentsFiltered) {
            return true;
        }

        @Override
        public boolean includeEmptyObject(boolean contentsFiltered) {
            return true;
        }
    }
}
