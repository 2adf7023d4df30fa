package dev.wirespeed.mappers;

import dev.wirespeed.mappers.Row.Property;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** All that {@code spring.jackson} can be told, as the metadata of Spring Boot lists it; features turned from their default. */
final class BootProperties {
    private static final String PREFIX = "spring.jackson.";

    /** Of mappers of other formats. */
    private static final Pattern OTHERS = Pattern.compile("(cbor|xml)\\..*");

    private static final Pattern FEATURES = Pattern.compile("java\\.util\\.Map<(tools\\.jackson\\.[^,]+),.*");

    /** What is tried of those that are no features. */
    private static final Map<String, List<String>> VALUES = Map.ofEntries(
            Map.entry("constructor-detector", List.of("use_properties_based", "use_delegating", "explicit_only")),
            Map.entry("date-format", List.of("yyyy-MM-dd")),
            Map.entry("default-leniency", List.of("false", "true")),
            Map.entry(
                    "default-property-inclusion",
                    List.of("always", "non_null", "non_absent", "non_empty", "non_default", "use_defaults")),
            Map.entry("factory.constraints.read.max-document-length", List.of("1000")),
            Map.entry("factory.constraints.read.max-name-length", List.of("4")),
            Map.entry("factory.constraints.read.max-nesting-depth", List.of("100")),
            Map.entry("factory.constraints.read.max-number-length", List.of("5")),
            Map.entry("factory.constraints.read.max-string-length", List.of("2000")),
            Map.entry("factory.constraints.read.max-token-count", List.of("20")),
            Map.entry("factory.constraints.write.max-nesting-depth", List.of("1")),
            Map.entry("find-and-add-modules", List.of("false")),
            Map.entry("locale", List.of("de_DE")),
            Map.entry("property-naming-strategy", List.of("SNAKE_CASE", "KEBAB_CASE", "UPPER_CAMEL_CASE")),
            Map.entry("time-zone", List.of("Europe/Berlin")),
            Map.entry("use-jackson2-defaults", List.of("true")),
            Map.entry(
                    "visibility",
                    List.of("field=any", "getter=none", "is-getter=none", "setter=none", "creator=none", "all=any")));

    /** What codecs are made with where that says the same. */
    private static final Map<String, List<String>> OPTIONS = Map.of(
            "default-property-inclusion=non_null", List.of("inclusion=NON_NULL", "contents=NON_NULL"),
            "default-property-inclusion=non_absent", List.of("inclusion=NON_ABSENT", "contents=NON_ABSENT"),
            "default-property-inclusion=non_empty", List.of("inclusion=NON_EMPTY", "contents=NON_EMPTY"),
            "default-property-inclusion=non_default", List.of("inclusion=NON_DEFAULT", "contents=NON_DEFAULT"),
            "property-naming-strategy=SNAKE_CASE", List.of("naming=SNAKE_CASE"),
            "mapper.sort-properties-alphabetically=false", List.of("order=DECLARED"),
            "use-jackson2-defaults=true", List.of("order=DECLARED", "enums=NAME"));

    private BootProperties() {}

    /** One after the other, each with each of its values. */
    static List<Property> of(ClassPath application) {
        Map<String, String> types = new TreeMap<>();
        try (URLClassLoader loader = new URLClassLoader(urls(application), ClassLoader.getPlatformClassLoader())) {
            for (JsonNode each : metadata(application).get("properties")) {
                if (!each.has("deprecation")) {
                    String name = each.get("name").asString().substring(PREFIX.length());
                    types.put(name, each.get("type").asString());
                }
            }
            List<Property> all = new ArrayList<>();
            for (Map.Entry<String, String> each : types.entrySet()) {
                if (!OTHERS.matcher(each.getKey()).matches()) {
                    settings(each.getKey(), each.getValue(), loader).forEach(all::add);
                }
            }
            return all;
        } catch (IOException | ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Stream<Property> settings(String name, String type, ClassLoader loader)
            throws ReflectiveOperationException {
        Matcher features = FEATURES.matcher(type);
        List<String> texts = new ArrayList<>();
        if (features.matches()) {
            for (Object each : loader.loadClass(features.group(1)).getEnumConstants()) {
                Object usual = each.getClass().getMethod("enabledByDefault").invoke(each);
                texts.add(name + "." + kebab(each.toString()) + "=" + usual.equals(false));
            }
        } else {
            List<String> values = VALUES.get(name);
            if (values == null) {
                throw new IllegalStateException("Nothing is tried of " + PREFIX + name + ", a " + type);
            }
            values.forEach(value -> texts.add(name + (value.contains("=") ? "." : "=") + value));
        }
        return texts.stream()
                .map(text ->
                        Property.of(text, OPTIONS.getOrDefault(text, List.of()).toArray(String[]::new)));
    }

    private static String kebab(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static URL[] urls(ClassPath application) throws MalformedURLException {
        List<URL> all = new ArrayList<>();
        for (String jar : application.jars()) {
            all.add(new File(jar).toURI().toURL());
        }
        return all.toArray(URL[]::new);
    }

    private static JsonNode metadata(ClassPath application) {
        String name = application.jars().stream()
                .filter(jar -> new File(jar).getName().startsWith("spring-boot-jackson-"))
                .findFirst()
                .orElseThrow();
        try (JarFile jar = new JarFile(name);
                InputStream file = jar.getInputStream(jar.getEntry("META-INF/spring-configuration-metadata.json"))) {
            return JsonMapper.shared().readTree(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
