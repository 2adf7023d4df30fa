package dev.wirespeed.jackson;

import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.std.StdValueInstantiator;

/** Knows Jackson's Kotlin module by name, since it may be missing. */
final class Kotlin {
    /**
     * Their results show in the serializers and deserializers of Kotlin's classes; they report nothing about other
     * classes.
     */
    static final Set<String> INTROSPECTORS = Set.of(
            "tools.jackson.module.kotlin.KotlinAnnotationIntrospector",
            "tools.jackson.module.kotlin.KotlinNamesAnnotationIntrospector");

    private static final String INSTANTIATOR = "tools.jackson.module.kotlin.KotlinValueInstantiator";

    private Kotlin() {}

    /**
     * Whether it gives arguments their default values and refuses nulls; without arguments, it does the same as
     * Jackson.
     */
    static boolean callsWithArguments(@Nullable ValueInstantiator maker) {
        return maker != null && isKotlins(maker) && maker.getWithArgsCreator() != null;
    }

    /** The instantiator for a class, as in a default mapper if codecs refuse everything that could differ. */
    static @Nullable ValueInstantiator described(
            DeserializationConfig config, JavaType type, @Nullable ValueInstantiator maker) {
        boolean same = maker != null
                && isKotlins(maker)
                && (maker.getWithArgsCreator() == null || hasCodec(type.getRawClass()));
        return same ? new StdValueInstantiator(config, type) : maker;
    }

    private static boolean isKotlins(ValueInstantiator maker) {
        return maker.getClass().getName().equals(INSTANTIATOR);
    }

    private static boolean hasCodec(Class<?> type) {
        JsonCodec<?> codec = JsonEngine.forMappers().generatedCodec(type);
        return codec != null && !codec.isFallback();
    }
}
