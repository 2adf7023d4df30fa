package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Trait;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.runtime.CodecOptions;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.bean.BeanSerializerBase;
import tools.jackson.databind.ser.jackson.JsonValueSerializer;

/** Describes how a mapper writes a class and everything that it reaches. */
final class WritingInspection extends TypeInspection {
    private final SerializationContext context;

    WritingInspection(SerializationContext context, CodecOptions options) {
        super(context.getConfig(), options);
        this.context = context;
    }

    /** The serializer of nulls is the mapper's, not a class's. */
    TypeInspection addWhole(JavaType type) throws JacksonException {
        description.add(
                "null by",
                context.getDefaultNullValueSerializer(),
                "as a key by",
                JacksonApi.nullKeySerializer(context, type));
        add(type);
        return this;
    }

    private void add(JavaType type) throws JacksonException {
        boolean anyEnum = type.hasRawClass(Enum.class); // in an EnumSet of which nothing but its class is known
        if (anyEnum || !description.isNew(type)) {
            return;
        }
        check(type);
        ValueSerializer<?> serializer = serializer(type);
        checkHandled(serializer == null ? null : serializer.handledType());
        TypeSerializer ids = context.findTypeSerializer(type);
        description.add(type.toCanonical(), "by", serializer, ids, ids == null ? null : ids.getTypeIdResolver());
        if (ids != null) {
            traits.add(Trait.TYPE_IDS, type.getRawClass());
            addAll(Subtypes.written(context.getConfig(), annotated(type)));
        }
        refuseAsking(annotated(type), type);
        if (serializer instanceof JsonValueSerializer) {
            AnnotatedMember value = JacksonApi.introspect(context, type).findJsonValueAccessor();
            refuseAsking(value, type);
            add(value.getType());
        }
        JavaType keys = TypeSettings.keys(type);
        if (keys != null) {
            addKeys(keys);
        }
        JavaType content = TypeSettings.content(type, serializer);
        if (content != null) {
            add(content);
        } else if (serializer != null) {
            addObject(type, serializer);
        }
    }

    private void addObject(JavaType type, ValueSerializer<?> serializer) throws JacksonException {
        boolean bean = serializer instanceof BeanSerializerBase;
        traits.addLeft(type.getRawClass(), bean);
        traits.addEmpty(type.getRawClass(), serializer);
        if (serializer.usesObjectId()) {
            description.refuse("ids of objects", type.getRawClass()); // which a second attempt would take for known
        }
        if (bean) {
            objects.add(type);
            Versions.addTraits(context.getConfig(), () -> JacksonApi.introspect(context, type), traits);
        }
        if (bean && TypeSettings.hasShapedObjects(serializer, context)) {
            description.refuse("a shape", type.getRawClass());
        } else if (bean) {
            List<String> names = new ArrayList<>();
            for (Iterator<PropertyWriter> all = serializer.properties(); all.hasNext(); ) {
                PropertyWriter property = all.next();
                names.add(property.getName());
                add(property);
            }
            description.checkOrder(type.getRawClass(), names);
        }
    }

    /**
     * The serializer for objects of a type; null if the mapper refuses to write them, because their type id is a
     * property as well. Codecs don't write those either, unless it is their own.
     */
    private @Nullable ValueSerializer<?> serializer(JavaType type) throws JacksonException {
        try {
            return CodecSerializer.unwrapped(context.findValueSerializer(type));
        } catch (InvalidDefinitionException e) {
            boolean left = JacksonApi.hasTypeIds(context.getConfig(), annotated(type))
                    && !type.hasGenericTypes()
                    && JsonEngine.forMappers().generatedCodec(type.getRawClass()) == null;
            if (left) {
                return null;
            }
            throw e;
        }
    }

    private void add(PropertyWriter property) throws JacksonException {
        if (property instanceof BeanPropertyWriter writer) {
            ValueSerializer<?> serializer = writer.getSerializer();
            description.add(
                    quoted(property.getName()),
                    property,
                    serializer == null ? "" : CodecSerializer.unwrapped(serializer),
                    Suppression.of(writer),
                    Suppression.ofNulls(writer),
                    writer.getTypeSerializer() == null ? "" : "with type ids",
                    Objects.toString(writer.getMember()));
            refuseAsking(writer.getMember(), property.getType());
            JavaType base = withOwnTypeIds(writer.getMember(), property.getType());
            if (base != null) {
                addAll(Subtypes.written(context.getConfig(), writer.getMember(), base));
            }
        } else {
            description.add(quoted(property.getName()), property);
        }
        add(property.getType());
    }

    private void addAll(List<NamedType> subtypes) throws JacksonException {
        for (NamedType subtype : subtypes) {
            description.add(Subtypes.line(subtype));
            add(context.constructType(subtype.getType()));
        }
    }

    /** A class that is a key may be written as one of its properties. */
    private void addKeys(JavaType type) throws JacksonException {
        check(type);
        refuseAsking(annotated(type), type);
        if (type.hasRawClass(Locale.class)) {
            traits.add(Trait.LOCALE_KEY, type.getRawClass());
        }
        description.add("  keys by", context.findKeySerializer(type, null));
        BeanDescription introspected = JacksonApi.introspect(context, type);
        AnnotatedMember ofKey = introspected.findJsonKeyAccessor();
        AnnotatedMember value = ofKey == null ? introspected.findJsonValueAccessor() : ofKey;
        if (value != null && description.isNew(value)) {
            refuseAsking(value, type);
            addKeys(value.getType());
        }
    }

    private void refuseAsking(@Nullable Annotated annotated, JavaType type) {
        if (annotated != null && CustomHandlers.writes(context.getConfig(), annotated)) {
            description.refuse("a serializer that an annotation names", type.getRawClass());
        }
        checkTold(annotated, type.getRawClass());
    }
}
