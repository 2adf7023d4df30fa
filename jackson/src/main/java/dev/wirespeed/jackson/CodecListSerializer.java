package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.std.StdContainerSerializer;

/** Writes a list that is a whole document with few calls of its elements' codec, as long as they are of one class. */
final class CodecListSerializer extends ForwardingListSerializer {
    /** The last serializer used for elements, cached as in Jackson's own serializers of lists. */
    private volatile @Nullable Elements last;

    private record Elements(Class<?> type, CodecSerializer serializer) {}

    private CodecListSerializer(StdContainerSerializer<Object> original) {
        super(original);
    }

    /** The serializer of a mapper, or one for its lists whose elements have codecs. */
    @SuppressWarnings("unchecked") // writes lists
    static ValueSerializer<?> of(SerializationConfig config, JavaType type, ValueSerializer<?> serializer) {
        JavaType content = type.getContentType();
        JsonInclude.Include inclusion = config.getDefaultPropertyInclusion().getContentInclusion();
        boolean usual = isUsual(serializer)
                && (inclusion == JsonInclude.Include.ALWAYS || inclusion == JsonInclude.Include.USE_DEFAULTS)
                && !TypeSettings.isOverridden(config, type)
                && config.getDefaultTyper(content) == null
                && !JacksonApi.hasTypeIds(config, TypeInspection.annotated(config, content));
        return usual ? new CodecListSerializer((StdContainerSerializer<Object>) serializer) : serializer;
    }

    /** The serializer that codecs replace. */
    static ValueSerializer<?> unwrapped(ValueSerializer<?> serializer) {
        return serializer instanceof CodecListSerializer own ? own.original : serializer;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializationContext context) throws JacksonException {
        List<?> list = (List<?>) value;
        CodecSerializer elements = list.size() < 2 ? null : elements(list.get(0), context);
        if (elements == null || !elements.writesBytes(out, context)) {
            original.serialize(value, out, context);
            return;
        }
        int written = elements.write(list, 0, out, context);
        if (written == 0) {
            original.serialize(value, out, context);
            return;
        }
        while (written < list.size()) {
            int more = elements.write(list, written, out, context);
            if (more == written) {
                writeAlone(list, written, out, context);
                more++;
            }
            written = more;
        }
        out.writeEndArray();
    }

    private @Nullable CodecSerializer elements(@Nullable Object first, SerializationContext context) {
        if (first == null) {
            return null;
        }
        Elements before = last;
        if (before != null && before.type == first.getClass()) {
            return before.serializer;
        }
        try {
            ValueSerializer<?> known = original.getContentSerializer();
            ValueSerializer<?> serializer =
                    known == null ? context.findContentValueSerializer(first.getClass(), null) : known;
            if (!(serializer instanceof CodecSerializer own)) {
                return null;
            }
            last = new Elements(first.getClass(), own);
            return own;
        } catch (JacksonException e) {
            return null; // Jackson says it, and where in the list
        }
    }

    /** Writes an element that is of another class, or that the codec refuses. */
    private void writeAlone(List<?> list, int index, JsonGenerator out, SerializationContext context)
            throws JacksonException {
        Object element = list.get(index);
        try {
            ValueSerializer<?> known = original.getContentSerializer();
            ValueSerializer<Object> serializer = known == null
                    ? context.findContentValueSerializer(element.getClass(), null)
                    : contentSerializer(known);
            serializer.serialize(element, out, context);
        } catch (Exception e) {
            wrapAndThrow(context, e, list, index);
        }
    }

    @SuppressWarnings("unchecked") // writes whatever is in the list
    private static ValueSerializer<Object> contentSerializer(ValueSerializer<?> known) {
        return (ValueSerializer<Object>) known;
    }

    @Override
    @SuppressWarnings({"unchecked", "ReferenceEquality"}) // of the class of the original; nothing was changed
    public ValueSerializer<?> createContextual(SerializationContext context, @Nullable BeanProperty property)
            throws DatabindException {
        ValueSerializer<?> contextual = contextual(context, property);
        if (property == null && contextual == original) {
            return this;
        }
        boolean root = property == null && contextual.getClass() == original.getClass();
        return root ? new CodecListSerializer((StdContainerSerializer<Object>) contextual) : contextual;
    }

    @Override
    public void serializeWithType(Object value, JsonGenerator out, SerializationContext context, TypeSerializer ids)
            throws JacksonException {
        original.serializeWithType(value, out, context, ids);
    }

    @Override
    protected StdContainerSerializer<?> _withValueTypeSerializer(TypeSerializer ids) {
        return original.withValueTypeSerializer(ids);
    }

    @Override
    public JavaType getContentType() {
        return original.getContentType();
    }

    @Override
    public ValueSerializer<?> getContentSerializer() {
        return original.getContentSerializer();
    }

    @Override
    public boolean hasSingleElement(Object value) {
        return original.hasSingleElement(value);
    }

    @Override
    public boolean isEmpty(SerializationContext context, Object value) {
        return original.isEmpty(context, value);
    }

    @Override
    public ValueSerializer<?> getDelegatee() {
        return original;
    }

    @Override
    public void acceptJsonFormatVisitor(JsonFormatVisitorWrapper visitor, JavaType type) throws DatabindException {
        original.acceptJsonFormatVisitor(visitor, type);
    }
}
