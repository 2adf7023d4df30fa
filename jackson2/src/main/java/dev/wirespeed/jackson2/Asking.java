package dev.wirespeed.jackson2;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Whether annotations name something of the application that writes or reads, such as a serializer: it may ask the mapper for
 * attributes or for what it has for other classes, so a mapper of its own is no place for it.
 */
final class Asking {
    private Asking() {}

    static boolean writes(MapperConfig<?> config, Annotated annotated) {
        AnnotationIntrospector in = config.getAnnotationIntrospector();
        return areOwn(
                in.findSerializer(annotated),
                in.findKeySerializer(annotated),
                in.findContentSerializer(annotated),
                in.findNullSerializer(annotated),
                in.findSerializationConverter(annotated),
                annotated instanceof AnnotatedMember member ? in.findSerializationContentConverter(member) : null);
    }

    static boolean reads(MapperConfig<?> config, Annotated annotated) {
        AnnotationIntrospector in = config.getAnnotationIntrospector();
        return areOwn(
                in.findDeserializer(annotated),
                in.findKeyDeserializer(annotated),
                in.findContentDeserializer(annotated),
                in.findDeserializationConverter(annotated),
                annotated instanceof AnnotatedMember member ? in.findDeserializationContentConverter(member) : null);
    }

    /** Whether a creator's argument is a value that the mapper has to have. */
    static boolean isInjected(MapperConfig<?> config, AnnotatedMember argument) {
        return config.getAnnotationIntrospector().findInjectableValue(argument) != null;
    }

    /** Whether the properties of what a member holds stand among those of the object. */
    static boolean isUnwrapped(MapperConfig<?> config, AnnotatedMember member) {
        return config.getAnnotationIntrospector().findUnwrappingNameTransformer(member) != null;
    }

    /** Whether one of them is not Jackson's; each is a class, an object or null. */
    private static boolean areOwn(@Nullable Object... named) {
        return Stream.of(named)
                .filter(Objects::nonNull)
                .map(each -> each instanceof Class<?> type ? type : each.getClass())
                .anyMatch(type -> !type.getName().startsWith("com.fasterxml.jackson."));
    }
}
