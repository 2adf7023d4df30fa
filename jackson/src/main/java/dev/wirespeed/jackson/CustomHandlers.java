package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.annotation.JsonAppend;
import tools.jackson.databind.annotation.JsonNaming;
import tools.jackson.databind.annotation.JsonTypeIdResolver;
import tools.jackson.databind.annotation.JsonTypeResolver;
import tools.jackson.databind.annotation.JsonValueInstantiator;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;

/**
 * Finds annotations that name the application's own handlers, such as a serializer. A handler may ask the mapper for
 * attributes or for handlers of other classes, so it can't run in a mapper of our own.
 */
final class CustomHandlers {
    private CustomHandlers() {}

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

    /** Null if there is none. */
    static JsonFormat.@Nullable Value format(MapperConfig<?> config, Annotated annotated) {
        return config.getAnnotationIntrospector().findFormat(config, annotated);
    }

    /** Whether annotations ask for objects as arrays. */
    static boolean isArray(MapperConfig<?> config, Annotated annotated) {
        JsonFormat.Value format = format(config, annotated);
        return format != null && format.getShape() == JsonFormat.Shape.ARRAY;
    }

    static JsonInclude.Value inclusion(MapperConfig<?> config, Annotated annotated) {
        return config.getAnnotationIntrospector().findPropertyInclusion(config, annotated);
    }

    static boolean isIgnored(MapperConfig<?> config, AnnotatedMember member) {
        return config.getAnnotationIntrospector().hasIgnoreMarker(config, member);
    }

    /** Whether a creator's argument is injected by the mapper. */
    static boolean isInjected(MapperConfig<?> config, AnnotatedMember argument) {
        return config.getAnnotationIntrospector().findInjectableValue(config, argument) != null;
    }

    /** Whether a member is unwrapped: its properties are among those of the object. */
    static boolean isUnwrapped(MapperConfig<?> config, AnnotatedMember member) {
        return config.getAnnotationIntrospector().findUnwrappingNameTransformer(config, member) != null;
    }

    /** Whether an annotation names a class of the application, of which the mapper makes a handler. */
    static boolean names(Annotated annotated) {
        JsonNaming naming = annotated.getAnnotation(JsonNaming.class);
        JsonInclude inclusion = annotated.getAnnotation(JsonInclude.class);
        JsonIdentityInfo identity = annotated.getAnnotation(JsonIdentityInfo.class);
        return annotated.hasAnnotation(JsonTypeResolver.class)
                || annotated.hasAnnotation(JsonTypeIdResolver.class)
                || annotated.hasAnnotation(JsonValueInstantiator.class)
                || annotated.hasAnnotation(JsonAppend.class)
                || (naming != null && areOwn(naming.value()))
                || (identity != null && isOwn(identity.generator()))
                || (inclusion != null
                        && (inclusion.valueFilter() != Void.class || inclusion.contentFilter() != Void.class));
    }

    private static boolean isOwn(Class<?> generator) {
        return !generator.getName().startsWith("com.fasterxml.jackson.annotation.");
    }

    /**
     * The text of what annotations mean to an introspector, as far as it does not show in serializers and
     * deserializers.
     */
    static String told(AnnotationIntrospector in, MapperConfig<?> config, Annotated annotated) {
        List<@Nullable Object> told = new ArrayList<>(Arrays.asList(
                orNone(in.findFormat(config, annotated)),
                in.findPropertyInclusion(config, annotated),
                in.findPropertyIgnoralByName(config, annotated),
                in.findPropertyInclusionByName(config, annotated),
                in.findFilterId(config, annotated),
                in.findViews(config, annotated),
                in.findObjectIdInfo(config, annotated),
                in.findSetterInfo(config, annotated),
                in.findMergeInfo(config, annotated),
                in.findPropertyAliases(config, annotated),
                in.findSerializer(config, annotated),
                in.findKeySerializer(config, annotated),
                in.findContentSerializer(config, annotated),
                in.findNullSerializer(config, annotated),
                in.findSerializationTyping(config, annotated),
                in.findSerializationConverter(config, annotated),
                in.findDeserializer(config, annotated),
                in.findKeyDeserializer(config, annotated),
                in.findContentDeserializer(config, annotated),
                in.findDeserializationConverter(config, annotated),
                in.findPolymorphicTypeInfo(config, annotated)));
        if (annotated instanceof AnnotatedMember member) {
            told.addAll(Arrays.asList(
                    in.findUnwrappingNameTransformer(config, member),
                    in.findInjectableValue(config, member),
                    in.findReferenceType(config, member),
                    in.hasRequiredMarker(config, member),
                    in.hasIgnoreMarker(config, member),
                    in.isTypeId(config, member)));
        } else if (annotated instanceof AnnotatedClass type) {
            told.addAll(Arrays.asList(
                    in.isIgnorableType(config, type),
                    in.findPOJOBuilder(config, type),
                    in.findValueInstantiator(config, type)));
        }
        return Arrays.deepToString(told.toArray());
    }

    /** With several introspectors, some report an empty format where others report none. */
    private static JsonFormat.Value orNone(JsonFormat.@Nullable Value format) {
        return format == null ? JsonFormat.Value.empty() : format;
    }

    /** Whether any of them, each a class, an object or null, is not Jackson's. */
    private static boolean areOwn(@Nullable Object... named) {
        return Stream.of(named)
                .filter(Objects::nonNull)
                .map(each -> each instanceof Class<?> type ? type : each.getClass())
                .anyMatch(type -> !type.getName().startsWith("tools.jackson."));
    }
}
