package dev.wirespeed.processor.emit;

import com.palantir.javapoet.NameAllocator;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Struct;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The names of one generated class, each used once: constants for properties, tables and methods. */
final class Names {
    private final NameAllocator members = new NameAllocator();
    private final Map<String, String> constants = new HashMap<>();
    /** First parts of qualified names, and types in lower case: a local of such a name would hide them. */
    private final Set<String> hidden = new HashSet<>(Set.of("dev", "java"));
    /** Types in upper case. */
    private final Set<String> reserved = new HashSet<>();

    Names() {
        for (String taken : new String[] {
            "INSTANCE",
            "NAMES",
            "INITIAL",
            Struct.ORIGIN,
            "VARIANTS",
            "TYPE_ID",
            "parts",
            "hasMixins",
            "leavesProperties",
            "write",
            "read",
            "writeUntyped",
            "writesTypeId",
            "options",
            "variants",
            "version",
            "writeFields",
            "readFields"
        }) {
            members.newName(taken);
        }
    }

    /**
     * Keeps constants and locals from hiding a type of the same name, such as {@code ID}, that code mentions: all in
     * this text.
     *
     * @param inPackage whether the code is in a package with a name
     */
    void reserveTypes(String text, boolean inPackage) {
        Set<String> mentioned = new LinkedHashSet<>();
        for (int from = 0; from < text.length(); ) {
            int to = endOfName(text, from);
            if (to > from) {
                mentioned.add(text.substring(from, to));
            }
            from = to + 1;
        }
        for (String name : mentioned) {
            String[] parts = name.split("\\.", -1);
            boolean qualified = parts.length > 1;
            if (qualified) {
                hidden.add(parts[0]);
                hidden.add(parts[parts.length - 1]);
            }
            if (qualified || !inPackage) {
                for (String simple : parts) {
                    reserveType(simple);
                }
            }
        }
    }

    /** The end of the name at an index, with all parts that follow a dot; the index itself if none is there. */
    private static int endOfName(String text, int from) {
        int to = from;
        while (isPart(text, to) || to > from && text.startsWith(".", to) && isPart(text, to + 1)) {
            to += Character.charCount(text.codePointAt(to));
        }
        return to;
    }

    private static boolean isPart(String text, int index) {
        return index < text.length() && Character.isJavaIdentifierPart(text.codePointAt(index));
    }

    private void reserveType(String simple) {
        if (Character.isJavaIdentifierStart(simple.charAt(0))
                && simple.equals(simple.toUpperCase(Locale.ROOT))
                && reserved.add(simple)) {
            members.newName(simple);
        }
    }

    /** The constant that holds the name of a property. */
    String constant(Property property) {
        String upper = upperSnake(property.label());
        String distinct = upper.equals(lower(property.label())) ? upper + "_NAME" : upper;
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

    /** A name for a local that no constant and no type has: those have upper-case letters. */
    String local(String label) {
        String lower = lower(label);
        return hidden.contains(lower) ? lower + "_" : lower;
    }

    private static String lower(String label) {
        return label.equals(label.toUpperCase(Locale.ROOT))
                ? label.toLowerCase(Locale.ROOT)
                : Character.toLowerCase(label.charAt(0)) + label.substring(1);
    }

    static String capitalized(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private static String upperSnake(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_")
                .toUpperCase(Locale.ROOT);
    }
}
