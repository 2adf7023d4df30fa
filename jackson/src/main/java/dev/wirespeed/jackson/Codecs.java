package dev.wirespeed.jackson;

import dev.wirespeed.WireException;
import dev.wirespeed.jackson.internal.Decision;
import dev.wirespeed.jackson.internal.Strictness;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.runtime.Dialect;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;

/**
 * The codecs of a mapper.
 *
 * @param strictness the classes that must not be left to Jackson
 * @param told the reasons logged for each class, so that a copy of the mapper does not repeat them
 */
record Codecs(Strictness strictness, CodecCounts counts, Map<List<?>, Set<String>> told) {

    Codecs(Strictness strictness) {
        this(strictness, new CodecCounts(), new ConcurrentHashMap<>());
    }

    /** The codec of a class, if mappers can use it; otherwise logs why not. */
    @Nullable
    JsonCodec<?> find(MapperConfig<?> config, AnnotatedClass type, Decision decision) {
        JsonCodec<?> first = decision.codec();
        if (first == null) {
            whyNone(config, type)
                    .filter(why -> strictness.isFor(type.getRawType()))
                    .ifPresent(decision::tell);
            return null;
        }
        Optional<String> why = whyNone(config, type);
        why.ifPresent(decision::tell);
        return why.isPresent() ? null : fitting(config, first);
    }

    /** Of the codecs of a class, the one with the options most like the mapper's settings. */
    private static JsonCodec<?> fitting(MapperConfig<?> config, JsonCodec<?> first) {
        return first.variants().isEmpty()
                ? first
                : Stream.<JsonCodec<?>>concat(Stream.of(first), first.variants().stream())
                        .min(Comparator.comparingInt(codec -> Differences.count(config, codec.options())))
                        .orElse(first);
    }

    Decision decision(Class<?> type, String done) {
        Set<String> before = told.computeIfAbsent(List.of(type, done), each -> ConcurrentHashMap.newKeySet());
        return new Decision(type, done, strictness, before);
    }

    /** Why mappers can't use the codec of a class; empty if they can. */
    static Optional<String> whyNone(MapperConfig<?> config, AnnotatedClass type) {
        JsonCodec<?> codec;
        try {
            codec = JsonEngine.forMappers().generatedCodec(type.getRawType());
        } catch (WireException e) { // such as of another version of the class
            return Optional.of(String.valueOf(e.getMessage()));
        }
        if (codec == null) {
            return Optional.of(
                    "it has no codec; compile it with wirespeed-processor, and with @Wire on it or -Awirespeed.packages="
                            + type.getRawType().getPackageName());
        }
        if (codec.isFallback()) {
            return Optional.of("its codec leaves all of it to Jackson; the compiler's note WS023 says why");
        }
        if (JacksonApi.hasTypeIds(config, type)) {
            return Optional.of("it has type ids, which the mapper handles; inside other classes, codecs do");
        }
        if (CustomHandlers.isArray(config, type)) {
            return Optional.of("its objects are arrays, which the mapper handles; inside other classes, codecs do");
        }
        return Decision.whyNot(Dialect.JACKSON3, codec);
    }

    /** Why a mapper does not use the codec of a class that it has something else for. */
    static Optional<String> whyNot(MapperConfig<?> config, AnnotatedClass type, Object instead) {
        return Optional.of(whyNone(config, type)
                .orElse("the mapper has a " + instead.getClass().getName()
                        + " for it; add a WirespeedModule to it, if it has none"));
    }
}
