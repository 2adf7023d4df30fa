package dev.wirespeed.generate;

import dev.wirespeed.generate.Application.Place;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Hints at the configuration of an application's mappers in its files.
 *
 * @param options the matching options of the processor, by name
 * @param found the hints, one line each
 */
public record MapperHints(Map<String, String> options, List<String> found) {
    private static final String PREFIX = "spring.jackson.";
    private static final List<String> FILES = List.of(
            "application.properties",
            "application.yml",
            "application.yaml",
            "config/application.properties",
            "config/application.yml");
    private static final Pattern YAML = Pattern.compile("( *)([\\w.-]+) *:(?: +([^#]*))?(?:#.*)?");

    /** Signs in a class that it configures mappers, with their texts. */
    private static final Map<String, String> MARKS = Map.of(
            "Lorg/springframework/boot/jackson/JacksonComponent;",
                    "serializes or deserializes some classes in its own way",
            "Lorg/springframework/boot/jackson/JsonComponent;",
                    "serializes or deserializes some classes in its own way",
            "Lorg/springframework/boot/jackson/JacksonMixin;", "is a mix-in",
            "Lorg/springframework/boot/jackson/JsonMixin;", "is a mix-in",
            "JsonMapperBuilderCustomizer", "customizes the mapper",
            "Jackson2ObjectMapperBuilderCustomizer", "customizes the mapper");

    private static final List<String> MODULES = List.of(
            "META-INF/services/tools.jackson.databind.JacksonModule",
            "META-INF/services/com.fasterxml.jackson.databind.Module");

    public MapperHints {
        options = Map.copyOf(options);
        found = List.copyOf(found);
    }

    /** Searches Spring properties, classes that Spring gives to mappers, and modules that mappers find. */
    public static MapperHints of(Application application) {
        List<String> found = new ArrayList<>();
        Map<String, String> options = options(application, found);
        application.places().forEach(place -> addTo(found, place));
        return new MapperHints(options, found);
    }

    /** The options only. */
    static Map<String, String> options(Application application) {
        return options(application, new ArrayList<>());
    }

    private static Map<String, String> options(Application application, List<String> found) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String file : FILES) {
            application.resource(file).ifPresent(text -> {
                Map<String, String> properties = file.endsWith("properties") ? properties(text) : yaml(text);
                properties.forEach((name, value) -> {
                    if (name.startsWith(PREFIX)) {
                        found.add(file + ": " + name + "=" + value
                                + option(name.substring(PREFIX.length()), value, options));
                    }
                });
            });
        }
        return options;
    }

    /** The text of a property's meaning for codecs, which is added to the options. */
    private static String option(String name, String value, Map<String, String> options) {
        String constant = value.toUpperCase(Locale.ROOT).replace('-', '_');
        switch (name) {
            case "property-naming-strategy" -> options.put("naming", constant.substring(constant.lastIndexOf('.') + 1));
            case "default-property-inclusion" -> {
                options.put("inclusion", constant);
                options.put("contents", constant);
            }
            default -> {
                return "";
            }
        }
        return name.startsWith("property")
                ? " (codecs with naming=" + constant + ")"
                : " (codecs with inclusion=" + constant + " and contents=" + constant + ")";
    }

    private static Map<String, String> properties(String text) {
        java.util.Properties properties = new java.util.Properties();
        try {
            properties.load(new java.io.StringReader(text));
        } catch (IOException | IllegalArgumentException e) {
            return Map.of();
        }
        Map<String, String> all = new TreeMap<>();
        properties
                .stringPropertyNames()
                .forEach(name -> all.put(name, properties.getProperty(name).strip()));
        return all;
    }

    /** The scalars of a simple YAML document, nested names with their values; such files have nothing else. */
    static Map<String, String> yaml(String text) {
        Map<String, String> all = new TreeMap<>();
        TreeMap<Integer, String> path = new TreeMap<>();
        for (String line : text.lines().toList()) {
            Matcher matcher = YAML.matcher(line);
            if (matcher.matches()) {
                int indent = matcher.group(1).length();
                path.tailMap(indent, true).clear();
                String value = matcher.group(3) == null ? "" : matcher.group(3).strip();
                path.put(indent, matcher.group(2));
                if (!value.isEmpty()) {
                    all.put(String.join(".", path.values()), value.replaceAll("^([\"'])(.*)\\1$", "$2"));
                }
            }
        }
        return all;
    }

    private static void addTo(List<String> found, Place place) {
        try {
            if (Files.isDirectory(place.path())) {
                if (place.own()) {
                    try (var files = Files.walk(place.path())) {
                        for (Path file :
                                files.filter(Files::isRegularFile).sorted().toList()) {
                            add(
                                    found,
                                    place,
                                    place.path().relativize(file).toString().replace('\\', '/'),
                                    () -> Files.newInputStream(file));
                        }
                    }
                }
                return;
            }
            try (ZipFile zip = new ZipFile(place.path().toFile())) {
                if (place.own()) {
                    for (ZipEntry entry : zip.stream().toList()) {
                        add(found, place, entry.getName(), () -> zip.getInputStream(entry));
                    }
                } else {
                    for (String module : MODULES) {
                        ZipEntry entry = zip.getEntry(module);
                        if (entry != null) {
                            add(found, place, module, () -> zip.getInputStream(entry));
                        }
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(List<String> found, Place place, String name, Application.Content content)
            throws IOException {
        if (MODULES.contains(name)) {
            try (InputStream in = content.open()) {
                new String(in.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> line.replaceFirst("#.*", "").strip())
                        .filter(line -> !line.isEmpty() && !line.startsWith("dev.wirespeed."))
                        .forEach(line -> found.add(place.name() + ": the module " + line));
            }
        } else if (name.endsWith(".class")) {
            try (InputStream in = content.open()) {
                String bytes = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
                MARKS.forEach((mark, does) -> {
                    if (bytes.contains(mark)) {
                        found.add(name.substring(0, name.length() - ".class".length())
                                        .replace('/', '.') + " " + does);
                    }
                });
            }
        }
    }
}
