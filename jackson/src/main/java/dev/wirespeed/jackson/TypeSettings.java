package dev.wirespeed.jackson;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.std.ContainerDeserializerBase;
import tools.jackson.databind.introspect.AnnotatedWithParams;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.std.StdContainerSerializer;
import tools.jackson.databind.util.ClassUtil;

/** A mapper's settings for single classes, as far as they show in no serializer or deserializer. */
final class TypeSettings {
    /** Classes whose overrides Jackson also asks for other container classes. */
    private static final List<Class<?>> HOLDERS =
            List.of(Collection.class, List.class, Set.class, Iterable.class, Map.class, Object[].class, String[].class);

    private TypeSettings() {}

    /** Whether a mixin applies to a class, its superclasses or its interfaces. */
    static boolean isMixed(MapperConfig<?> config, @Nullable JavaType type) {
        return type != null
                && (config.findMixInClassFor(type.getRawClass()) != null
                        || isMixed(config, type.getSuperClass())
                        || type.getInterfaces().stream().anyMatch(each -> isMixed(config, each)));
    }

    /** Whether an override applies to a class. */
    static boolean isOverridden(MapperConfig<?> config, JavaType type) {
        boolean holds = type.isContainerType() || type.isJavaLangObject() || type.isTypeOrSubTypeOf(Iterable.class);
        return config.findConfigOverride(type.getRawClass()) != null
                || (type.isTypeOrSubTypeOf(Number.class) && config.findConfigOverride(Number.class) != null)
                || (holds && HOLDERS.stream().anyMatch(each -> config.findConfigOverride(each) != null));
    }

    /** The text of the constructors and methods that make objects, with their arguments. */
    static String creators(ValueInstantiator maker) {
        Stream<AnnotatedWithParams> members = Stream.of(
                maker.getDefaultCreator(),
                maker.getDelegateCreator(),
                maker.getArrayDelegateCreator(),
                maker.getWithArgsCreator());
        Stream<Boolean> scalars = Stream.of(
                maker.canCreateFromString(),
                maker.canCreateFromInt(),
                maker.canCreateFromLong(),
                maker.canCreateFromBigInteger(),
                maker.canCreateFromDouble(),
                maker.canCreateFromBigDecimal(),
                maker.canCreateFromBoolean());
        return Stream.concat(members, scalars).map(Objects::toString).collect(Collectors.joining(" "));
    }

    /** The type of keys, of a map or of a single entry. */
    static @Nullable JavaType keys(JavaType type) {
        return type.getKeyType() == null && type.isTypeOrSubTypeOf(Map.Entry.class)
                ? type.findSuperType(Map.Entry.class).containedTypeOrUnknown(0)
                : type.getKeyType();
    }

    /** The type of elements, which the type itself may not tell, as with {@code Iterable}. */
    static @Nullable JavaType content(JavaType type, @Nullable ValueSerializer<?> serializer) {
        return type.getContentType() == null && serializer instanceof StdContainerSerializer<?> container
                ? container.getContentType()
                : type.getContentType();
    }

    static @Nullable JavaType content(JavaType type, ValueDeserializer<?> deserializer) {
        return type.getContentType() == null && deserializer instanceof ContainerDeserializerBase<?> container
                ? container.getContentType()
                : type.getContentType();
    }

    /**
     * Whether a property asks for a shape of objects, which no codec follows. Jackson keeps the first serializer that
     * it makes for a type, with or without a shape, so looking at such types would change what the mapper writes.
     */
    static boolean hasShapedObjects(ValueSerializer<?> serializer, SerializationContext context) {
        for (Iterator<PropertyWriter> all = serializer.properties(); all.hasNext(); ) {
            PropertyWriter property = all.next();
            if (JacksonApi.isShaped(property, context) && isObject(property.getType())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isObject(JavaType type) {
        JavaType content = type.getContentType();
        return content == null ? !type.isEnumType() && !ClassUtil.isJDKClass(type.getRawClass()) : isObject(content);
    }
}
