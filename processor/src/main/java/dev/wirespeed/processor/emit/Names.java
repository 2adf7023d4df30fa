package dev.wirespeed.processor.emit;

import com.palantir.javapoet.NameAllocator;
import dev.wirespeed.processor.model.Property;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The names of one generated class, each used once: constants for properties, tables and methods. */
final class Names {
    private static final Pattern QUALIFIED = Pattern.compile("(?:[a-z]\\w*\\.)+[A-Z]\\w*(?:\\.[A-Z]\\w*)*");

    private final NameAllocator members = new NameAllocator();
    private final Map<String, String> constants = new HashMap<>();

    Names() {
        for (String taken : new String[] {
            "INSTANCE",
            "NAMES",
            "INITIAL",
            "VARIANTS",
            "TYPE_ID",
            "parts",
            "hasMixins",
            "write",
            "read",
            "writeFields",
            "readFields"
        }) {
            members.newName(taken);
        }
    }

    /** Keeps constants from hiding a type of the same name, such as {@code ID}, that code mentions: all in this text. */
    void reserveTypes(String text) {
        QUALIFIED
                .matcher(text)
                .results()
                .flatMap(found -> Stream.of(found.group().split("\\.", -1)))
                .filter(simple -> simple.equals(simple.toUpperCase(Locale.ROOT)))
                .distinct()
                .forEach(members::newName);
    }

    /** The constant that holds the name of a property. */
    String constant(Property property) {
        String upper = upperSnake(property.label());
        String distinct = upper.equals(local(property.label())) ? upper + "_NAME" : upper;
        return constants.computeIfAbsent(property.name(), n -> members.newName(distinct));
    }

    /** A constant of another kind, such as an enum's texts. */
    String constant(String suggestion) {
        return members.newName(upperSnake(suggestion));
    }

    String method(String suggestion) {
        return members.newName(suggestion);
    }

    /** Names for the locals of one method, in which those given are taken. */
    static NameAllocator locals(String... taken) {
        NameAllocator locals = new NameAllocator();
        for (String each : taken) {
            locals.newName(each);
        }
        return locals;
    }

    /** A name for a local that no constant has: constants have upper-case letters only. */
    static String local(String label) {
        return label.equals(label.toUpperCase(Locale.ROOT)) ? label.toLowerCase(Locale.ROOT) : label;
    }

    static String capitalized(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private static String upperSnake(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_")
                .toUpperCase(Locale.ROOT);
    }
}
