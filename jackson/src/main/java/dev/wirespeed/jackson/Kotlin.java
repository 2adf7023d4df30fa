package dev.wirespeed.jackson;

import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.std.StdValueInstantiator;

/** What Jackson's module for Kotlin has in a mapper, by name, since it need not be there. */
final class Kotlin {
    /** What they find out shows in the serializers and deserializers of Kotlin's classes; of others they say nothing. */
    static final Set<String> INTROSPECTORS = Set.of(
            "tools.jackson.module.kotlin.KotlinAnnotationIntrospector",
            "tools.jackson.module.kotlin.KotlinNamesAnnotationIntrospector");

    private static final String INSTANTIATOR = "tools.jackson.module.kotlin.KotlinValueInstantiator";

    private Kotlin() {}

    /** Whether it gives arguments their default values and refuses nulls; without arguments it does what Jackson does. */
    static boolean callsWithArguments(@Nullable ValueInstantiator maker) {
        return maker != null && isKotlins(maker) && maker.getWithArgsCreator() != null;
    }

    /** What makes objects of a class, as a default mapper has it if codecs refuse what comes out otherwise. */
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
