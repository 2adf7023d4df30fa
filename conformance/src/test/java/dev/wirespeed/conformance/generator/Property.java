package dev.wirespeed.conformance.generator;

import java.util.List;

/**
 * A property that a class is to have.
 *
 * @param name in Java
 * @param annotations each goes on one of the places where the property shows: field, getter, setter, parameter, component
 */
record Property(String name, String type, List<String> annotations) {
    String capitalized() {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    String getter() {
        return (type.equals("boolean") ? "is" : "get") + capitalized();
    }

    String setter() {
        return "set" + capitalized();
    }
}
