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
 * Whether annotations name something of the application that writes or reads, such as a serializer: it may ask the mapper for
 * attributes or for what it has for other classes, so a mapper of its own is no place for it.
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

    /** Whether annotations say that objects are arrays. */
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

    /** Whether a creator's argument is a value that the mapper has to have. */
    static boolean isInjected(MapperConfig<?> config, AnnotatedMember argument) {
        return config.getAnnotationIntrospector().findInjectableValue(config, argument) != null;
    }

    /** Whether the properties of what a member holds stand among those of the object. */
    static boolean isUnwrapped(MapperConfig<?> config, AnnotatedMember member) {
        return config.getAnnotationIntrospector().findUnwrappingNameTransformer(config, member) != null;
    }

    /** Whether an annotation names a class of the application that the mapper makes an object of to do something of its own. */
    static boolean names(Annotated annotated) {
        JsonNaming naming = annotated.getAnnotation(JsonNaming.class);
        JsonInclude inclusion = annotated.getAnnotation(JsonInclude.class);
        JsonIdentityInfo identity = annotated.getAnnotation(JsonIdentityInfo.class);
        return annotated.hasAnnotation(JsonTypeResolver.class)
                || annotated.hasAnnotation(JsonTypeIdResolver.class)
                || annotated.hasAnnotation(JsonValueInstantiator.class)
                || annotated.hasAnnotation(JsonAppend.class)
                || (naming != null && areOwn(naming.value()))
                || (identity != null && isForeign(identity.generator()))
                || (inclusion != null
                        && (inclusion.valueFilter() != Void.class || inclusion.contentFilter() != Void.class));
    }

    private static boolean isForeign(Class<?> generator) {
        return !generator.getName().startsWith("com.fasterxml.jackson.annotation.");
    }

    /** What annotations mean to an introspector, in words, as far as a mapper's serializers and deserializers don't show it. */
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

    /** Of several introspectors some tell a format that says nothing, and others none. */
    private static JsonFormat.Value orNone(JsonFormat.@Nullable Value format) {
        return format == null ? JsonFormat.Value.empty() : format;
    }

    /** Whether one of them is not Jackson's; each is a class, an object or null. */
    private static boolean areOwn(@Nullable Object... named) {
        return Stream.of(named)
                .filter(Objects::nonNull)
                .map(each -> each instanceof Class<?> type ? type : each.getClass())
                .anyMatch(type -> !type.getName().startsWith("tools.jackson."));
    }
}
