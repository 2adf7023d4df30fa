package dev.wirespeed.jackson;

import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedMember;

/**
 * Whether annotations name something of the application that writes or reads, such as a serializer: it may ask the mapper for
 * attributes or for what it has for other classes, so a mapper of its own is no place for it.
 */
final class Asking {
    private Asking() {}

    static boolean writes(MapperConfig<?> config, Annotated annotated) {
        AnnotationIntrospector in = config.getAnnotationIntrospector();
        return areOwn(
                in.findSerializer(config, annotated),
                in.findKeySerializer(config, annotated),
                in.findContentSerializer(config, annotated),
                in.findNullSerializer(config, annotated),
                in.findSerializationConverter(config, annotated),
                annotated instanceof AnnotatedMember member
                        ? in.findSerializationContentConverter(config, member)
                        : null);
    }

    static boolean reads(MapperConfig<?> config, Annotated annotated) {
        AnnotationIntrospector in = config.getAnnotationIntrospector();
        return areOwn(
                in.findDeserializer(config, annotated),
                in.findKeyDeserializer(config, annotated),
                in.findContentDeserializer(config, annotated),
                in.findDeserializationConverter(config, annotated),
                annotated instanceof AnnotatedMember member
                        ? in.findDeserializationContentConverter(config, member)
                        : null);
    }

    /** Whether a creator's argument is a value that the mapper has to have. */
    static boolean isInjected(MapperConfig<?> config, AnnotatedMember argument) {
        return config.getAnnotationIntrospector().findInjectableValue(config, argument) != null;
    }

    /** Whether the properties of what a member holds stand among those of the object. */
    static boolean isUnwrapped(MapperConfig<?> config, AnnotatedMember member) {
        return config.getAnnotationIntrospector().findUnwrappingNameTransformer(config, member) != null;
    }

    /** Whether one of them is not Jackson's; each is a class, an object or null. */
    private static boolean areOwn(@Nullable Object... named) {
        return Stream.of(named)
                .filter(Objects::nonNull)
                .map(each -> each instanceof Class<?> type ? type : each.getClass())
                .anyMatch(type -> !type.getName().startsWith("tools.jackson."));
    }
}
