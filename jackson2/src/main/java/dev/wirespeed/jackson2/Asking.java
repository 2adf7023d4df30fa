package dev.wirespeed.jackson2;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.annotation.JsonAppend;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.annotation.JsonTypeIdResolver;
import com.fasterxml.jackson.databind.annotation.JsonTypeResolver;
import com.fasterxml.jackson.databind.annotation.JsonValueInstantiator;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

    /** Null if there is none. */
    static JsonFormat.@Nullable Value format(MapperConfig<?> config, Annotated annotated) {
        return config.getAnnotationIntrospector().findFormat(annotated);
    }

    static JsonInclude.Value inclusion(MapperConfig<?> config, Annotated annotated) {
        return config.getAnnotationIntrospector().findPropertyInclusion(annotated);
    }

    static boolean isIgnored(MapperConfig<?> config, AnnotatedMember member) {
        return config.getAnnotationIntrospector().hasIgnoreMarker(member);
    }

    /** Whether a creator's argument is a value that the mapper has to have. */
    static boolean isInjected(MapperConfig<?> config, AnnotatedMember argument) {
        return config.getAnnotationIntrospector().findInjectableValue(argument) != null;
    }

    /** Whether the properties of what a member holds stand among those of the object. */
    static boolean isUnwrapped(MapperConfig<?> config, AnnotatedMember member) {
        return config.getAnnotationIntrospector().findUnwrappingNameTransformer(member) != null;
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
                orNone(in.findFormat(annotated)),
                in.findPropertyInclusion(annotated),
                in.findPropertyIgnoralByName(config, annotated),
                in.findPropertyInclusionByName(config, annotated),
                in.findFilterId(annotated),
                in.findViews(annotated),
                in.findObjectIdInfo(annotated),
                in.findSetterInfo(annotated),
                in.findMergeInfo(annotated),
                in.findPropertyAliases(annotated),
                in.findSerializer(annotated),
                in.findKeySerializer(annotated),
                in.findContentSerializer(annotated),
                in.findNullSerializer(annotated),
                in.findSerializationTyping(annotated),
                in.findSerializationConverter(annotated),
                in.findDeserializer(annotated),
                in.findKeyDeserializer(annotated),
                in.findContentDeserializer(annotated),
                in.findDeserializationConverter(annotated),
                in.findPolymorphicTypeInfo(config, annotated)));
        if (annotated instanceof AnnotatedMember member) {
            told.addAll(Arrays.asList(
                    in.findUnwrappingNameTransformer(member),
                    in.findInjectableValue(member),
                    in.findReferenceType(member),
                    in.hasRequiredMarker(member),
                    in.hasIgnoreMarker(member),
                    in.isTypeId(member)));
        } else if (annotated instanceof AnnotatedClass type) {
            told.addAll(
                    Arrays.asList(in.isIgnorableType(type), in.findPOJOBuilder(type), in.findValueInstantiator(type)));
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
                .anyMatch(type -> !type.getName().startsWith("com.fasterxml.jackson."));
    }
}
