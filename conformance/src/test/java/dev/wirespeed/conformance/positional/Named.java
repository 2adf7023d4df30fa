package dev.wirespeed.conformance.positional;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.BeanPropertyDefinition;
import tools.jackson.databind.introspect.ClassIntrospector;
import tools.jackson.databind.json.JsonMapper;

/** Gives the values in arrays their names again, by what Jackson knows of classes, and has it read what comes of that. */
record Named(DeserializationConfig config, JsonParser in, JsonGenerator out) {
    private static final JsonMapper BY_NAMES = new JsonMapper();

    static Object read(JsonMapper mapper, JavaType type, byte[] document, Class<?> view) {
        ByteArrayOutputStream named = new ByteArrayOutputStream();
        try (JsonParser in = mapper.createParser(document);
                JsonGenerator out = mapper.createGenerator(named)) {
            in.nextToken();
            new Named(mapper.deserializationConfig(), in, out).value(type);
            if (in.nextToken() != null) {
                throw new StreamReadException(in, "more than one value");
            }
        }
        return BY_NAMES.readerFor(type).withView(view).readValue(named.toByteArray());
    }

    private void value(JavaType type) {
        JsonToken token = in.currentToken();
        AnnotatedMember standsFor = accessorOfValue(type);
        if (type.isReferenceType()) {
            value(type.getContentType());
        } else if (standsFor != null) {
            value(standsFor.getType());
        } else if (!type.isContainerType() && ArraysEverywhere.isObject(type.getRawClass()) && !type.isPrimitive()) {
            if (token != JsonToken.VALUE_NULL) {
                object(type);
            } else {
                out.writeNull();
            }
        } else if (token == JsonToken.START_ARRAY) {
            out.writeStartArray();
            while (in.nextToken() != JsonToken.END_ARRAY) {
                value(content(type));
            }
            out.writeEndArray();
        } else if (token == JsonToken.START_OBJECT) {
            out.writeStartObject();
            while (in.nextToken() != JsonToken.END_OBJECT) {
                out.writeName(in.currentName());
                in.nextToken();
                value(content(type));
            }
            out.writeEndObject();
        } else if (token != null && token.isNumeric()) {
            out.writeNumber(in.getString());
        } else if (token != null) {
            out.copyCurrentEvent(in);
        }
    }

    /** What is written in place of an object; null if that is the object itself. */
    private AnnotatedMember accessorOfValue(JavaType type) {
        ClassIntrospector introspector = config.classIntrospectorInstance();
        return type.isContainerType()
                ? null
                : introspector
                        .introspectForDeserialization(type, introspector.introspectClassAnnotations(type))
                        .findJsonValueAccessor();
    }

    private JavaType content(JavaType type) {
        return type.getContentType() == null ? config.constructType(Object.class) : type.getContentType();
    }

    private void object(JavaType type) {
        if (in.currentToken() != JsonToken.START_ARRAY) {
            throw new StreamReadException(in, "no array");
        }
        out.writeStartObject();
        List<BeanPropertyDefinition> places = places(type);
        for (int i = 0; in.nextToken() != JsonToken.END_ARRAY; i++) {
            if (i < places.size()) {
                out.writeName(places.get(i).getName());
                value(places.get(i).getPrimaryType());
            } else {
                in.skipChildren();
            }
        }
        out.writeEndObject();
    }

    private List<BeanPropertyDefinition> places(JavaType type) {
        BeanDescription description = config.classIntrospectorInstance()
                .introspectForDeserialization(
                        type, config.classIntrospectorInstance().introspectClassAnnotations(type));
        List<BeanPropertyDefinition> places = new ArrayList<>();
        for (BeanPropertyDefinition each : description.findProperties()) {
            if (each.hasConstructorParameter() || each.hasSetter() || each.hasField()) {
                places.add(each);
            }
        }
        return places;
    }
}
