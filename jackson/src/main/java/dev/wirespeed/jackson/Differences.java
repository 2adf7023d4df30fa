package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirespeed.jackson.internal.Difference;
import dev.wirespeed.jackson.internal.Features;
import dev.wirespeed.jackson.internal.Trait;
import dev.wirespeed.runtime.CodecOptions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.PropertyNamingStrategy;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DatatypeFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.cfg.MapperConfigBase;
import tools.jackson.databind.util.StdDateFormat;

/** The differences between a mapper's settings and those that codecs are made for. */
final class Differences {
    private static final Map<String, PropertyNamingStrategy> STRATEGIES = Map.of(
            "LOWER_CAMEL_CASE", PropertyNamingStrategies.LOWER_CAMEL_CASE,
            "UPPER_CAMEL_CASE", PropertyNamingStrategies.UPPER_CAMEL_CASE,
            "SNAKE_CASE", PropertyNamingStrategies.SNAKE_CASE,
            "UPPER_SNAKE_CASE", PropertyNamingStrategies.UPPER_SNAKE_CASE,
            "LOWER_CASE", PropertyNamingStrategies.LOWER_CASE,
            "KEBAB_CASE", PropertyNamingStrategies.KEBAB_CASE,
            "LOWER_DOT_CASE", PropertyNamingStrategies.LOWER_DOT_CASE);

    private final List<Difference> found = new ArrayList<>();
    private final boolean writing;

    private Differences(boolean writing) {
        this.writing = writing;
    }

    /** Those that may matter when writing what codecs with some options write. */
    static List<Difference> of(SerializationConfig config, CodecOptions options) {
        SerializationConfig usual = DefaultMappers.of(options).mapper().serializationConfig();
        Differences differences = new Differences(true);
        if (config.getSerializationFeatures() != usual.getSerializationFeatures()) {
            differences.features(SerializationFeature.values(), config::isEnabled, usual::isEnabled);
        }
        Streams.addFeatures(differences, config, usual);
        differences.addInclusion(config.getDefaultPropertyInclusion(), usual.getDefaultPropertyInclusion());
        return differences.common(config, usual);
    }

    /** Those that may matter when reading what codecs with some options read. */
    static List<Difference> of(DeserializationConfig config, CodecOptions options) {
        DeserializationConfig usual = DefaultMappers.of(options).mapper().deserializationConfig();
        Differences differences = new Differences(false);
        if (config.getDeserializationFeatures() != usual.getDeserializationFeatures()) {
            differences.features(DeserializationFeature.values(), config::isEnabled, usual::isEnabled);
        }
        Streams.addFeatures(differences, config, usual);
        if (Coercions.areLeft(config, options.dialect())) {
            differences.to(Trait.LEFT, "it has coercions of its own");
        }
        differences.check(config.getProblemHandlers() == null, "it has a DeserializationProblemHandler");
        differences.check(
                config.getDefaultNullHandling().equals(usual.getDefaultNullHandling())
                        && Objects.equals(config.getDefaultMergeable(), usual.getDefaultMergeable()),
                "it handles nulls or merges differently by default");
        if (!config.getNodeFactory().getClass().equals(usual.getNodeFactory().getClass())) {
            differences.to(Trait.TREE, "it has a JsonNodeFactory");
        }
        return differences.common(config, usual);
    }

    /** The number of settings that codecs with some options don't follow. */
    static int count(MapperConfig<?> config, CodecOptions options) {
        return config instanceof SerializationConfig writing
                ? of(writing, options).size()
                : of((DeserializationConfig) config, options).size();
    }

    /** Adds the differences in one kind of features. */
    <F extends Enum<F>> void features(F[] features, Predicate<F> here, Predicate<F> usual) {
        for (F feature : features) {
            add(feature, here.test(feature), usual.test(feature));
        }
    }

    private void add(Enum<?> feature, boolean here, boolean usual) {
        boolean ofOtherDirection = feature.name().startsWith(writing ? "READ_" : "WRITE_");
        if (here != usual && !ofOtherDirection && !isHonoured(feature)) {
            Features.difference(feature, here).ifPresent(found::add);
        }
    }

    /** Whether codecs follow a feature at run time. */
    private boolean isHonoured(Enum<?> feature) {
        return writing ? MapperSettings.areHonouredInWriting(feature) : MapperSettings.areHonouredInReading(feature);
    }

    /** Adds a difference that matters to every class, unless the setting is the same. */
    void check(boolean same, String what) {
        if (!same) {
            found.add(Difference.toAll(what, ""));
        }
    }

    private void to(Trait trait, String what) {
        found.add(Difference.to(EnumSet.of(trait), what, ""));
    }

    private List<Difference> common(MapperConfigBase<?, ?> config, MapperConfigBase<?, ?> usual) {
        features(MapperFeature.values(), config::isEnabled, usual::isEnabled);
        for (DatatypeFeature[] features : JacksonApi.datatypeFeatures()) {
            for (DatatypeFeature feature : features) {
                add((Enum<?>) feature, config.isEnabled(feature), usual.isEnabled(feature));
            }
        }
        check(
                config.getDefaultPropertyFormat(Object.class).equals(usual.getDefaultPropertyFormat(Object.class)),
                "it has a leniency or another format by default");
        addNaming(config.getPropertyNamingStrategy(), usual.getPropertyNamingStrategy());
        if (config.getEnumNamingStrategy() != null) {
            to(Trait.ENUM, "it has a naming strategy for enums");
        }
        addValues(config, usual);
        Versions.differences(writing).forEach(this::to);
        return List.copyOf(found);
    }

    private void addNaming(@Nullable PropertyNamingStrategy here, @Nullable PropertyNamingStrategy usual) {
        PropertyNamingStrategy strategy = here == null ? PropertyNamingStrategies.LOWER_CAMEL_CASE : here;
        PropertyNamingStrategy followed = usual == null ? PropertyNamingStrategies.LOWER_CAMEL_CASE : usual;
        if (!strategy.getClass().equals(followed.getClass())) {
            STRATEGIES.entrySet().stream()
                    .filter(each -> each.getValue().getClass().equals(strategy.getClass()))
                    .map(each -> Difference.shown(
                            "this mapper names properties by "
                                    + strategy.getClass().getSimpleName(),
                            "compile with -Awirespeed.naming=" + each.getKey()))
                    .forEach(found::add); // of others the names themselves tell
        }
    }

    private void addInclusion(JsonInclude.Value here, JsonInclude.Value usual) {
        JsonInclude.Include values = said(here.getValueInclusion());
        JsonInclude.Include contents = said(here.getContentInclusion());
        boolean otherValues = values != said(usual.getValueInclusion());
        boolean otherContents = contents != said(usual.getContentInclusion());
        String ofContents = otherContents ? option("contents", contents) : "";
        boolean filtered = values == JsonInclude.Include.CUSTOM || contents == JsonInclude.Include.CUSTOM; // no option
        if (otherValues) {
            found.add(Difference.shown(
                    "this mapper leaves out " + leftOut(values) + " (default inclusion " + values + ")",
                    filtered ? "" : "compile with" + option("inclusion", values) + ofContents));
        }
        if (otherContents) {
            found.add(Difference.to(
                    Set.of(Trait.MAP, Trait.REFERENCE, Trait.UNTYPED),
                    "this mapper leaves out " + leftOut(contents) + " in maps (default inclusion of contents "
                            + contents + ")",
                    filtered ? "" : "compile with" + ofContents));
        }
    }

    private static String option(String name, Enum<?> value) {
        return " -Awirespeed." + name + "=" + value;
    }

    private static String leftOut(JsonInclude.Include inclusion) {
        return switch (inclusion) {
            case ALWAYS -> "nothing";
            case NON_NULL -> "nulls";
            case NON_ABSENT -> "nulls and absent values";
            case NON_EMPTY -> "what is empty";
            case NON_DEFAULT -> "defaults";
            default -> "what a filter of its own says";
        };
    }

    /** An unspecified inclusion leaves nothing out. */
    private static JsonInclude.Include said(JsonInclude.Include inclusion) {
        return inclusion == JsonInclude.Include.USE_DEFAULTS ? JsonInclude.Include.ALWAYS : inclusion;
    }

    private void addValues(MapperConfigBase<?, ?> config, MapperConfigBase<?, ?> usual) {
        if (!config.getLocale().equals(usual.getLocale())) {
            to(Trait.TIME, "its locale is " + config.getLocale());
        }
        if (!dates(config).equals(dates(usual))) {
            to(Trait.TIME, "it has a date format");
        }
        if (!config.getBase64Variant().equals(usual.getBase64Variant())) {
            to(Trait.BINARY, "it has a Base64Variant");
        }
        if (config.getHandlerInstantiator() != null) {
            to(Trait.NAMED, "it has a HandlerInstantiator");
        }
    }

    /** The text of how dates are written and read, in the mapper's time zone unless the format has another. */
    private static String dates(MapperConfig<?> config) {
        if (config.getDateFormat() instanceof StdDateFormat format && format.getClass() == StdDateFormat.class) {
            TimeZone zone = format.getTimeZone();
            boolean own = zone != null && !zone.equals(config.getTimeZone());
            return format.withTimeZone(TimeZone.getTimeZone("UTC")) + " " + format.isColonIncludedInTimeZone()
                    + (own ? zone.getID() : "");
        }
        return config.getDateFormat().getClass().getName();
    }
}
