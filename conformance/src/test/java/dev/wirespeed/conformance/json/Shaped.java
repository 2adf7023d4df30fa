package dev.wirespeed.conformance.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.CodecOptions.Enums;
import dev.wirespeed.runtime.CodecOptions.Naming;
import dev.wirespeed.runtime.CodecOptions.Order;
import dev.wirespeed.runtime.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.PropertyNamingStrategy;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/** What shapes code, as the processor and as a mapper of Jackson 3 are told it. */
final class Shaped {
    private static final List<Include> INCLUSIONS =
            List.of(Include.ALWAYS, Include.NON_NULL, Include.NON_ABSENT, Include.NON_EMPTY, Include.NON_DEFAULT);

    private Shaped() {}

    /** Any options of a dialect. */
    static CodecOptions random(Dialect dialect, Random random) {
        return CodecOptions.of(dialect)
                .naming(any(List.of(Naming.values()), random))
                .inclusion(any(INCLUSIONS, random))
                .contents(any(INCLUSIONS, random))
                .order(any(List.of(Order.values()), random))
                .enums(any(List.of(Enums.values()), random));
    }

    private static <T> T any(List<T> all, Random random) {
        return all.get(random.nextInt(all.size()));
    }

    /** The arguments of the compiler. */
    static List<String> arguments(CodecOptions options) {
        CodecOptions usual = CodecOptions.of(options.dialect());
        List<String> arguments = new ArrayList<>();
        arguments.add("-Awirespeed.dialect=" + options.dialect().option());
        // where another package has another one, objects of both could be in one document
        arguments.add("-Awirespeed.naming=" + options.naming() + ",acme.other=" + Naming.UPPER_CAMEL_CASE);
        arguments.add("-Awirespeed.inclusion=" + options.inclusion());
        arguments.add("-Awirespeed.contents=" + options.contents());
        arguments.add("-Awirespeed.formats=" + (options.isPositional() ? "positional-json" : "json"));
        if (options.order() != usual.order()) {
            arguments.add("-Awirespeed.order=" + options.order());
        }
        if (options.enums() != usual.enums()) {
            arguments.add("-Awirespeed.enums=" + options.enums());
        }
        return arguments;
    }

    /** A mapper with the settings that the options stand for. */
    static JsonMapper.Builder mapper(CodecOptions options) {
        return JsonMapper.builder()
                .propertyNamingStrategy(strategy(options.naming()))
                .changeDefaultPropertyInclusion(
                        all -> JsonInclude.Value.construct(options.inclusion(), options.contents()))
                .configure(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY, options.order() != Order.DECLARED)
                .configure(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST, options.order() != Order.STRICTLY_ALPHABETIC)
                .configure(EnumFeature.WRITE_ENUMS_USING_TO_STRING, options.enums() == Enums.TO_STRING)
                .configure(EnumFeature.READ_ENUMS_USING_TO_STRING, options.enums() == Enums.TO_STRING);
    }

    /** The same with Jackson 2, of which such a mapper has the settings already. */
    static com.fasterxml.jackson.databind.json.JsonMapper.Builder mapper(
            com.fasterxml.jackson.databind.json.JsonMapper.Builder jackson2, CodecOptions options) {
        return jackson2.propertyNamingStrategy(jackson2Strategy(options.naming()))
                .defaultPropertyInclusion(JsonInclude.Value.construct(options.inclusion(), options.contents()))
                .configure(
                        com.fasterxml.jackson.databind.MapperFeature.SORT_PROPERTIES_ALPHABETICALLY,
                        options.order() != Order.DECLARED)
                .configure(
                        com.fasterxml.jackson.databind.MapperFeature.SORT_CREATOR_PROPERTIES_FIRST,
                        options.order() != Order.STRICTLY_ALPHABETIC)
                .configure(SerializationFeature.WRITE_ENUMS_USING_TO_STRING, options.enums() == Enums.TO_STRING)
                .configure(DeserializationFeature.READ_ENUMS_USING_TO_STRING, options.enums() == Enums.TO_STRING);
    }

    private static PropertyNamingStrategy strategy(Naming naming) {
        return (PropertyNamingStrategy) constant(PropertyNamingStrategies.class, naming);
    }

    private static com.fasterxml.jackson.databind.PropertyNamingStrategy jackson2Strategy(Naming naming) {
        return (com.fasterxml.jackson.databind.PropertyNamingStrategy)
                constant(com.fasterxml.jackson.databind.PropertyNamingStrategies.class, naming);
    }

    private static Object constant(Class<?> strategies, Naming naming) {
        try {
            return strategies.getField(naming.name()).get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
