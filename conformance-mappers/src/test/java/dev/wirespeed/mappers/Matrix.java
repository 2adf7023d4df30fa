package dev.wirespeed.mappers;

import dev.wirespeed.mappers.Row.Property;
import dev.wirespeed.mappers.fork.AllClasses;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The mappers that are held, by the titles of the tables they stand in. */
final class Matrix {
    /** Without the modules that are written down beside it. */
    private static final String JACKSON = "^jackson-(core|databind|annotations|datatype|module-parameter)";

    private static final String BESIDE = "Beside other modules";
    private static final String ROWS = System.getProperty("wirespeed.mappers.rows", ".*");
    private static final boolean ALL = Boolean.getBoolean("wirespeed.mappers.all");

    /** Of so many settings, modules beside and versions, one is tried, on the next day the one behind; with 1 all of them. */
    static final int SHARE = Integer.getInteger("wirespeed.mappers.share", 9);

    private static final long DAY =
            Long.getLong("wirespeed.mappers.day", LocalDate.now(ZoneOffset.UTC).toEpochDay());

    private static final int SETTINGS = Integer.getInteger("wirespeed.mappers.settings", 10);

    /** So many features more than two are turned at most. */
    private static final int MOST = 4;

    private static final List<String> DIALECT_3 = List.of();
    private static final List<String> DIALECT_2 = List.of("dialect=jackson2");
    private static final List<String> DIALECT_OF_BOOT_3 = List.of("dialect=spring-boot-3");

    private static final Row JACKSON_3 = plain3("Jackson 3.3", "jackson-3.3");
    private static final Row BOOT_40 = new Row("Spring Boot 4.0", "Boot4", ClassPath.of("boot-4.0"), DIALECT_3);
    private static final Row BOOT_41 = new Row("Spring Boot 4.1", "Boot4", ClassPath.of("boot-4.1"), DIALECT_3);
    private static final Row BOOT_41_STARTER =
            new Row("Spring Boot 4.1 with the starter", Row.WITH_STARTER, ClassPath.of("boot-4.1"), DIALECT_3);
    private static final Row BOOT_42 =
            new Row("Spring Boot 4.2, first milestone", "Boot4", ClassPath.of("boot-4.2"), DIALECT_3);
    private static final Row JACKSON_2 = plain2("Jackson 2.23", "jackson-2.23");
    private static final Row BOOT_35 = new Row("Spring Boot 3.5", "Boot3", ClassPath.of("boot-3.5"), DIALECT_OF_BOOT_3);
    private static final Row BOOT_35_EARLY =
            new Row("Spring Boot 3.5 with Jackson 2.19", "Boot3", ClassPath.of("boot-3.5-early"), DIALECT_OF_BOOT_3);
    private static final Row DROPWIZARD =
            new Row("Dropwizard 4", "Dropwizard4", ClassPath.of("dropwizard-4"), DIALECT_2);
    private static final Row MICRONAUT = new Row(
            "Micronaut 4",
            "Micronaut4",
            ClassPath.of("micronaut-4"),
            List.of("dialect=jackson2", "inclusion=NON_EMPTY", "contents=NON_EMPTY"));
    private static final Row JERSEY = new Row("Jersey 3", "Jersey3", ClassPath.of("jersey-3"), DIALECT_2);
    private static final Row QUARKUS = new Row("Quarkus 3", "Quarkus3", ClassPath.of("quarkus-3"), DIALECT_2);

    private static final List<Row> DEFAULT = List.of(
            JACKSON_3,
            BOOT_40,
            BOOT_41,
            BOOT_41_STARTER,
            BOOT_42,
            JACKSON_2,
            BOOT_35,
            BOOT_35_EARLY,
            DROPWIZARD,
            MICRONAUT,
            QUARKUS,
            JERSEY);

    /** Other versions of those: of them, too, some are tried each day. */
    private static final List<Row> BY_TURNS = List.of(BOOT_40, BOOT_42, BOOT_35_EARLY);

    /** Those that are served by codecs as they are, whole; no other result passes. */
    static final List<Row> SERVED = List.of(
            JACKSON_3, BOOT_40, BOOT_41, BOOT_41_STARTER, BOOT_42, JACKSON_2, BOOT_35, BOOT_35_EARLY, QUARKUS, JERSEY);

    /** All of whose classes codecs write; not all of them are read as Dropwizard names properties. */
    static final List<Row> WRITTEN = List.of(DROPWIZARD, MICRONAUT);

    private Matrix() {}

    /** All. */
    static Map<String, List<Row>> tables() {
        Map<String, List<Row>> tables = new LinkedHashMap<>();
        tables.put("Default mappers", defaultMappers());
        tables.put(BESIDE, shareOf(besideModules()));
        tables.put("Properties of Spring Boot 4.1", properties(BOOT_41, boot4Properties()));
        tables.put(
                "Properties of Spring Boot 4.1 with the starter",
                properties(BOOT_41_STARTER, BootProperties.of(BOOT_41_STARTER.application()).stream()));
        tables.put("Beans of an application with the starter", shareOf(beans()));
        tables.put("Properties of Spring Boot 3.5", properties(BOOT_35, boot3Properties()));
        tables.put("Features of Jackson 3", features(JACKSON_3, Features3.turned()));
        tables.put("Features of Jackson 2", features(JACKSON_2, Features2.turned()));
        tables.put("Versions of Jackson", shareOf(versions()));
        return tables;
    }

    private static List<Row> defaultMappers() {
        List<Row> today = shareOf(BY_TURNS);
        return DEFAULT.stream()
                .filter(row -> !BY_TURNS.contains(row) || today.contains(row))
                .toList();
    }

    /**
     * Those that are held with all classes: one of Spring Boot's, on the next day the other, or all that stand beside nothing and have their own settings, or
     * random ones of Jackson's features.
     */
    static List<Row> forAllClasses() {
        if (!ALL) {
            return List.of(DAY % 2 == 0 ? BOOT_41 : BOOT_35);
        }
        return Stream.of(
                        DEFAULT.stream(),
                        versions().stream(),
                        atRandom(JACKSON_3, Features3.turned()),
                        atRandom(JACKSON_2, Features2.turned()))
                .flatMap(Function.identity())
                .filter(row -> row.title().matches(ROWS))
                .toList();
    }

    /** Some features at once that are not as by default. */
    private static Stream<Row> atRandom(Row row, Stream<String> features) {
        List<String> all = new ArrayList<>(features.toList());
        Random random = new Random(AllClasses.SEED);
        return Stream.generate(() -> {
                    Collections.shuffle(all, random);
                    return row.with(List.copyOf(all.subList(0, 2 + random.nextInt(MOST))));
                })
                .limit(SETTINGS);
    }

    private static Row plain3(String title, String application) {
        return new Row(title, "Plain3", new ClassPath(List.of()).with(ClassPath.of(application), JACKSON), DIALECT_3);
    }

    private static Row plain2(String title, String application) {
        return new Row(title, "Plain2", new ClassPath(List.of()).with(ClassPath.of(application), JACKSON), DIALECT_2);
    }

    private static List<Row> besideModules() {
        ClassPath modules3 = ClassPath.of("jackson-3.1");
        ClassPath modules221 = ClassPath.of("jackson-2.21");
        return Stream.of(
                        beside(JACKSON_3, ClassPath.of("jackson-3.3"), "tools.jackson.module")
                                .limit(2), // there is no Afterburner of this version
                        beside(BOOT_41, modules3, "tools.jackson.module"),
                        beside(JACKSON_2, ClassPath.of("jackson-2.23"), "com.fasterxml.jackson.module"),
                        beside(BOOT_35, modules221, "com.fasterxml.jackson.module"),
                        beside(DROPWIZARD, modules221, "com.fasterxml.jackson.module"),
                        beside(MICRONAUT, modules221, "com.fasterxml.jackson.module"),
                        beside(QUARKUS, ClassPath.of("jackson-2.22"), "com.fasterxml.jackson.module"),
                        beside(JERSEY, ClassPath.of("jackson-2.19"), "com.fasterxml.jackson.module"))
                .flatMap(Function.identity())
                .toList();
    }

    private static Stream<Row> beside(Row row, ClassPath modules, String prefix) {
        return Stream.of(
                row.beside("Kotlin", modules, "kotlin", prefix + ".kotlin.KotlinModule"),
                row.beside("Blackbird", modules, "blackbird", prefix + ".blackbird.BlackbirdModule"),
                row.beside(
                        "Afterburner", modules, "afterburner|byte-buddy", prefix + ".afterburner.AfterburnerModule"));
    }

    private static List<Row> properties(Row row, Stream<Property> properties) {
        return shareOf(properties.map(row::with).toList());
    }

    private static List<Row> shareOf(List<Row> rows) {
        return IntStream.range(0, rows.size())
                .filter(index -> (index + DAY) % SHARE == 0)
                .mapToObj(rows::get)
                .toList();
    }

    /** What {@code Boot4Starter} has if it is asked for. */
    private static List<Row> beans() {
        return Stream.of(
                        "JsonMapperBuilderCustomizer",
                        "@JacksonComponent",
                        "mixin",
                        "JacksonModule",
                        "JsonMapper",
                        "two mappers",
                        "JsonFactory")
                .map(own -> BOOT_41_STARTER.with(new Property(own, List.of(), "--own=" + own)))
                .toList();
    }

    private static List<Row> features(Row row, Stream<String> features) {
        return shareOf(features.map(feature -> row.with(new Property(feature, List.of(), feature)))
                .toList());
    }

    private static Stream<Property> boot4Properties() {
        return Stream.concat(
                Stream.of(
                        Property.of("use-jackson2-defaults=true", "order=DECLARED", "enums=NAME"),
                        Property.of("json.write.escape-non-ascii=true"),
                        Property.of("json.write.write-numbers-as-strings=true"),
                        Property.of("json.read.allow-single-quotes=true"),
                        Property.of("write.write-bigdecimal-as-plain=true"),
                        Property.of("read.strict-duplicate-detection=true"),
                        Property.of("datatype.datetime.write-dates-as-timestamps=true"),
                        Property.of("datatype.datetime.write-durations-as-timestamps=true"),
                        Property.of("datatype.json-node.write-null-properties=false"),
                        Property.of("find-and-add-modules=false"),
                        Property.of("factory.constraints.read.max-document-length=1000"),
                        Property.of("factory.constraints.read.max-name-length=4"),
                        Property.of("factory.constraints.read.max-nesting-depth=100"),
                        Property.of("factory.constraints.read.max-number-length=5"),
                        Property.of("factory.constraints.read.max-string-length=3"),
                        Property.of("factory.constraints.read.max-token-count=20"),
                        Property.of("factory.constraints.write.max-nesting-depth=1")),
                commonProperties());
    }

    private static Stream<Property> boot3Properties() {
        return Stream.concat(
                Stream.of(
                        Property.of("generator.escape-non-ascii=true"),
                        Property.of("generator.write-bigdecimal-as-plain=true"),
                        Property.of("parser.allow-single-quotes=true"),
                        Property.of("serialization.write-dates-as-timestamps=true"),
                        Property.of("serialization.write-durations-as-timestamps=true")),
                commonProperties());
    }

    private static Stream<Property> commonProperties() {
        return Stream.of(
                Property.of("default-property-inclusion=non_null", "inclusion=NON_NULL", "contents=NON_NULL"),
                Property.of("default-property-inclusion=non_empty", "inclusion=NON_EMPTY", "contents=NON_EMPTY"),
                Property.of("default-property-inclusion=non_default", "inclusion=NON_DEFAULT", "contents=NON_DEFAULT"),
                Property.of("property-naming-strategy=SNAKE_CASE", "naming=SNAKE_CASE"),
                Property.of("date-format=yyyy-MM-dd"),
                Property.of("time-zone=Europe/Berlin"),
                Property.of("locale=de_DE"),
                Property.of("default-leniency=false"),
                Property.of("constructor-detector=use_properties_based"),
                Property.of("constructor-detector=use_delegating"),
                Property.of("constructor-detector=explicit_only"),
                Property.of("visibility.field=any"),
                Property.of("visibility.getter=none"),
                Property.of("visibility.creator=none"),
                Property.of("serialization.indent-output=true"),
                Property.of("serialization.fail-on-empty-beans=true"),
                Property.of("serialization.order-map-entries-by-keys=true"),
                Property.of("serialization.write-single-elem-arrays-unwrapped=true"),
                Property.of("deserialization.fail-on-unknown-properties=true"),
                Property.of("deserialization.fail-on-null-for-primitives=false"),
                Property.of("deserialization.fail-on-trailing-tokens=false"),
                Property.of("deserialization.accept-single-value-as-array=true"),
                Property.of("deserialization.unwrap-single-value-arrays=true"),
                Property.of("deserialization.accept-empty-string-as-null-object=true"),
                Property.of("deserialization.fail-on-missing-creator-properties=true"),
                Property.of("deserialization.fail-on-null-creator-properties=true"),
                Property.of("deserialization.use-big-decimal-for-floats=true"),
                Property.of("mapper.accept-case-insensitive-properties=true"),
                Property.of("mapper.accept-case-insensitive-enums=true"),
                Property.of("mapper.allow-coercion-of-scalars=false"),
                Property.of("mapper.default-view-inclusion=true"),
                Property.of("mapper.sort-properties-alphabetically=true"),
                Property.of("mapper.use-annotations=false"),
                Property.of("datatype.enum.write-enums-to-lowercase=true"));
    }

    private static List<Row> versions() {
        return List.of(
                plain3("3.1.4", "jackson-3.1"),
                plain3("3.1.7", "boot-4.1"),
                plain3("3.2.4", "jackson-3.2"),
                plain3("3.3.0", "jackson-3.3"),
                plain2("2.19.4", "jackson-2.19"),
                plain2("2.20.2", "jackson-2.20"),
                plain2("2.21.8", "jackson-2.21"),
                plain2("2.22.4", "jackson-2.22"),
                plain2("2.23.0", "jackson-2.23"));
    }
}
