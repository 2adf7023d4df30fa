package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Description;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.type.LogicalType;

/**
 * A mapper's coercions: its actions for values that are not of the expected type but may be converted. Codecs do what a
 * default mapper does, or leave all such values to the mapper.
 */
final class Coercions {
    /** Types for which codecs know the coercions. */
    private static final Set<LogicalType> SCALARS = Set.of(
            LogicalType.Boolean,
            LogicalType.DateTime,
            LogicalType.Enum,
            LogicalType.Float,
            LogicalType.Integer,
            LogicalType.OtherScalar,
            LogicalType.Textual);

    /** The shapes that deserializers of those types ask about; no deserializer of JSON asks about others. */
    private static final List<CoercionInputShape> OF_SCALARS = List.of(
            CoercionInputShape.Boolean,
            CoercionInputShape.EmptyArray,
            CoercionInputShape.EmptyString,
            CoercionInputShape.Float,
            CoercionInputShape.Integer,
            CoercionInputShape.String);

    /** The shapes that all other deserializers ask about. */
    private static final List<CoercionInputShape> OF_OTHERS =
            List.of(CoercionInputShape.EmptyArray, CoercionInputShape.EmptyString);

    /** The coercions of codecs that they can refuse instead, by dialect. */
    private static final Map<Dialect, List<Usual>> USUAL = new ConcurrentHashMap<>();

    /**
     * A default mapper's coercion of values of a shape.
     *
     * @param shape null for blank texts
     */
    private record Usual(LogicalType type, @Nullable CoercionInputShape shape, CoercionAction action) {
        static Stream<Usual> of(LogicalType type, DeserializationConfig usual) {
            Stream<Usual> known = OF_SCALARS.stream()
                    .filter(shape -> canBeLeft(type, shape))
                    .map(shape -> new Usual(type, shape, usual.findCoercionAction(type, Object.class, shape)));
            return Stream.concat(known, Stream.of(new Usual(type, null, blank(usual, type, Object.class))));
        }

        boolean isOther(DeserializationConfig config) {
            CoercionAction here = shape == null
                    ? blank(config, type, Object.class)
                    : config.findCoercionAction(type, Object.class, shape);
            return here != action;
        }
    }

    private Coercions() {}

    /** Whether codecs leave values of other types to a mapper, because its coercions are not theirs. */
    static boolean areLeft(DeserializationConfig config, Dialect dialect) {
        for (Usual each : USUAL.computeIfAbsent(dialect, Coercions::usual)) { // asked for each configuration: no stream
            if (each.isOther(config)) {
                return true;
            }
        }
        return false;
    }

    /** Except those that fail, since codecs refuse such values anyway. */
    private static List<Usual> usual(Dialect dialect) {
        DeserializationConfig usual =
                DefaultMappers.of(CodecOptions.of(dialect)).mapper().deserializationConfig();
        return SCALARS.stream()
                .flatMap(type -> Usual.of(type, usual))
                .filter(each -> each.action != CoercionAction.Fail)
                .toList();
    }

    /** Whether a codec can refuse values of a shape. An integer for another type of number is read on the fast path. */
    private static boolean canBeLeft(@Nullable LogicalType type, CoercionInputShape shape) {
        return isScalar(type) && !(type == LogicalType.Float && shape == CoercionInputShape.Integer);
    }

    private static boolean isScalar(@Nullable LogicalType type) {
        return type != null && SCALARS.contains(type);
    }

    /**
     * The coercions for values that are not of a type, or not of the type that a deserializer is made for.
     *
     * @param left whether codecs leave values to the mapper where they can
     */
    static List<String> of(
            DeserializationConfig config, boolean left, ValueDeserializer<?> deserializer, Class<?> type) {
        LogicalType logical = deserializer.logicalType();
        Class<?> handled = deserializer.handledType();
        Stream<Class<?>> types = handled == null || handled.equals(type) ? Stream.of(type) : Stream.of(type, handled);
        return types.flatMap(each -> of(config, left, logical, each)).toList();
    }

    private static Stream<String> of(
            DeserializationConfig config, boolean left, @Nullable LogicalType logical, Class<?> type) {
        Stream<String> known = (isScalar(logical) ? OF_SCALARS : OF_OTHERS)
                .stream()
                        .map(shape -> left && canBeLeft(logical, shape)
                                ? Description.LEFT
                                : config.findCoercionAction(logical, type, shape)
                                        .name());
        String blank = left && isScalar(logical)
                ? Description.LEFT
                : blank(config, logical, type).name();
        return Stream.concat(known, Stream.of(blank));
    }

    private static CoercionAction blank(DeserializationConfig config, @Nullable LogicalType logical, Class<?> type) {
        return config.findCoercionFromBlankString(logical, type, CoercionAction.Fail);
    }
}
