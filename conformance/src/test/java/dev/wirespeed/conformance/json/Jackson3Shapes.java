package dev.wirespeed.conformance.json;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.jsontype.TypeDeserializer;

/** Of Jackson 3. */
final class Jackson3Shapes extends Shapes {
    private final JsonMapper mapper;

    Jackson3Shapes(JsonMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    Object read(String document, JavaType type) {
        return mapper.readValue(document, type);
    }

    @Override
    Optional<Ids> describeIds(JavaType type) {
        DeserializationContext context = mapper._deserializationContext();
        return ids(context, type, context.findTypeDeserializer(type));
    }

    @Override
    Optional<Shape> describe(JavaType type) {
        DeserializationContext context = mapper._deserializationContext();
        ValueDeserializer<?> deserializer = context.findContextualValueDeserializer(type, null);
        while (deserializer != null && !(deserializer instanceof BeanDeserializerBase)) {
            deserializer = deserializer.getDelegatee();
        }
        return Optional.ofNullable((BeanDeserializerBase) deserializer).map(bean -> shape(context, bean));
    }

    private Shape shape(DeserializationContext context, BeanDeserializerBase bean) {
        Map<String, Property> properties = new LinkedHashMap<>();
        for (Iterator<SettableBeanProperty> some : List.of(bean.creatorProperties(), bean.properties())) {
            some.forEachRemaining(p -> properties.putIfAbsent(p.getName(), property(context, p)));
        }
        ValueInstantiator instantiator = bean.getValueInstantiator();
        List<JavaType> instead = Stream.of(
                        instantiator.getDelegateType(context.getConfig()),
                        instantiator.getArrayDelegateType(context.getConfig()),
                        scalar(instantiator.canCreateFromString(), String.class),
                        scalar(instantiator.canCreateFromInt(), int.class),
                        scalar(instantiator.canCreateFromLong(), long.class),
                        scalar(instantiator.canCreateFromDouble(), double.class),
                        scalar(instantiator.canCreateFromBoolean(), boolean.class))
                .filter(type -> type != null)
                .toList();
        return new Shape(List.copyOf(properties.values()), instead, bean.hasAnySetter());
    }

    private JavaType scalar(boolean possible, Class<?> type) {
        return possible ? mapper.constructType(type) : null;
    }

    private Property property(DeserializationContext context, SettableBeanProperty property) {
        List<String> names = new ArrayList<>(List.of(property.getName()));
        JsonAlias aliases = property.getAnnotation(JsonAlias.class);
        if (aliases != null) {
            names.addAll(List.of(aliases.value()));
        }
        JavaType type = property.getType();
        return new Property(names, type, ids(context, type, property.getValueTypeDeserializer()));
    }

    private Optional<Ids> ids(DeserializationContext context, JavaType type, TypeDeserializer deserializer) {
        if (deserializer == null) {
            return Optional.empty();
        }
        Map<String, JavaType> subtypes = new LinkedHashMap<>();
        var known = context.getConfig()
                .getSubtypeResolver()
                .collectAndResolveSubtypesByTypeId(context.getConfig(), context.introspectClassAnnotations(type));
        for (NamedType subtype : known) {
            if (subtype.getName() != null) {
                subtypes.put(
                        subtype.getName(), mapper.getTypeFactory().constructSpecializedType(type, subtype.getType()));
            }
        }
        return Optional.of(new Ids(deserializer.getPropertyName(), deserializer.getTypeInclusion(), subtypes));
    }
}
