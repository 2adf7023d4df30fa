package dev.wirespeed.conformance.json;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.type.TypeFactory;

/** Of Jackson 2. */
final class Jackson2Shapes extends Shapes {
    private final JsonMapper mapper;
    private final TypeFactory types;

    /** @param types of Jackson 3 */
    Jackson2Shapes(JsonMapper mapper, TypeFactory types) {
        this.mapper = mapper;
        this.types = types;
    }

    private com.fasterxml.jackson.databind.JavaType other(JavaType type) {
        return mapper.getTypeFactory().constructFromCanonical(type.toCanonical());
    }

    private JavaType own(com.fasterxml.jackson.databind.JavaType type) {
        return types.constructFromCanonical(type.toCanonical());
    }

    private DeserializationContext context() {
        DefaultDeserializationContext blank = (DefaultDeserializationContext) mapper.getDeserializationContext();
        return blank.createDummyInstance(mapper.getDeserializationConfig());
    }

    @Override
    Object read(String document, JavaType type) {
        try {
            return mapper.readValue(document, other(type));
        } catch (JacksonException e) {
            throw new Mapper.Refusal(e);
        }
    }

    @Override
    Optional<Ids> describeIds(JavaType type) {
        try {
            return ids(type, mapper.getDeserializationConfig().findTypeDeserializer(other(type)));
        } catch (JsonMappingException e) {
            throw new Mapper.Refusal(e);
        }
    }

    @Override
    Optional<Shape> describe(JavaType type) {
        DeserializationContext context = context();
        try {
            JsonDeserializer<?> deserializer = context.findContextualValueDeserializer(other(type), null);
            while (deserializer != null && !(deserializer instanceof BeanDeserializerBase)) {
                deserializer = deserializer.getDelegatee();
            }
            return Optional.ofNullable((BeanDeserializerBase) deserializer).map(bean -> shape(context, bean));
        } catch (JsonMappingException e) {
            throw new Mapper.Refusal(e);
        }
    }

    private Shape shape(DeserializationContext context, BeanDeserializerBase bean) {
        Map<String, Property> properties = new LinkedHashMap<>();
        for (Iterator<SettableBeanProperty> some : List.of(bean.creatorProperties(), bean.properties())) {
            some.forEachRemaining(p -> properties.putIfAbsent(p.getName(), property(p)));
        }
        ValueInstantiator instantiator = bean.getValueInstantiator();
        Stream<JavaType> delegates = Stream.of(
                        Optional.ofNullable(instantiator.getDelegateType(context.getConfig())),
                        Optional.ofNullable(instantiator.getArrayDelegateType(context.getConfig())))
                .flatMap(Optional::stream)
                .map(this::own);
        Stream<JavaType> scalars = Stream.of(
                        scalar(instantiator.canCreateFromString(), String.class),
                        scalar(instantiator.canCreateFromInt(), int.class),
                        scalar(instantiator.canCreateFromLong(), long.class),
                        scalar(instantiator.canCreateFromDouble(), double.class),
                        scalar(instantiator.canCreateFromBoolean(), boolean.class))
                .filter(type -> type != null);
        boolean open = mapper.getDeserializationConfig()
                        .introspect(bean.getValueType())
                        .findAnySetterAccessor()
                != null;
        return new Shape(
                List.copyOf(properties.values()),
                Stream.concat(delegates, scalars).toList(),
                open);
    }

    private JavaType scalar(boolean possible, Class<?> type) {
        return possible ? types.constructType(type) : null;
    }

    private Property property(SettableBeanProperty property) {
        List<String> names = new ArrayList<>(List.of(property.getName()));
        JsonAlias aliases = property.getAnnotation(JsonAlias.class);
        if (aliases != null) {
            names.addAll(List.of(aliases.value()));
        }
        JavaType type = own(property.getType());
        return new Property(names, type, ids(type, property.getValueTypeDeserializer()));
    }

    private Optional<Ids> ids(JavaType type, TypeDeserializer deserializer) {
        if (deserializer == null) {
            return Optional.empty();
        }
        var config = mapper.getDeserializationConfig();
        Map<String, JavaType> subtypes = new LinkedHashMap<>();
        var known = config.getSubtypeResolver()
                .collectAndResolveSubtypesByTypeId(
                        config, config.introspectClassAnnotations(other(type)).getClassInfo());
        for (NamedType subtype : known) {
            if (subtype.getName() != null) {
                subtypes.put(subtype.getName(), types.constructSpecializedType(type, subtype.getType()));
            }
        }
        return Optional.of(new Ids(deserializer.getPropertyName(), deserializer.getTypeInclusion(), subtypes));
    }
}
