package dev.wirespeed.lab.sample;

import java.util.List;

/**
 * A class on the user's class path, or a type that is made of such classes.
 *
 * @param binaryName such as {@code com.acme.Outer$User}, or {@code java.util.List<com.acme.User>}
 * @param classes those of the user's class path in it, by their binary names
 * @param jdk the oldest JDK that can load all of them
 */
record UserType(String binaryName, List<String> classes, int jdk) {

    /** Of the first of the classes: code in it sees that class even if it is not public. */
    String packageName() {
        String first = classes.getFirst();
        int dot = first.lastIndexOf('.');
        return dot < 0 ? "" : first.substring(0, dot);
    }

    /** Such as {@code com.acme.Outer.User}. */
    String sourceName() {
        return source(binaryName);
    }

    List<String> sourceNames() {
        return classes.stream().map(UserType::source).toList();
    }

    String simpleName() {
        return simple(binaryName);
    }

    private static String source(String binaryName) {
        return binaryName.replace('$', '.');
    }

    /** A binary name without packages and outer classes, such as {@code List<User>}. */
    static String simple(String binaryName) {
        return source(binaryName).replaceAll("[\\w.]+\\.(?=\\w)", "");
    }
}
