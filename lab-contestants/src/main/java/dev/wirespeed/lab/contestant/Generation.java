package dev.wirespeed.lab.contestant;

import java.util.List;

/**
 * How a contestant gets the code that it needs for a class of the user's: an annotation processor, and a class that asks it
 * for that code.
 *
 * @param processor the name of the processor's class
 * @param options its options, such as {@code -Aname=value}
 * @param holder the source of a class that asks for the code, without package and imports; {@code ${type}} stands for
 *     the user's type, {@code ${types}} for the class literals of all classes of the user's in it, and {@code ${name}} for the name
 *     of the holder itself
 */
public record Generation(String processor, List<String> options, String holder) {

    /** The source of the holder in a package, which is that of the type, so that types need not be public. */
    public String source(String packageName, String type, List<String> classes, String name) {
        String declaration = packageName.isEmpty() ? "" : "package " + packageName + ";\n\n";
        return declaration
                + holder.replace("${type}", type)
                        .replace("${types}", String.join(".class, ", classes) + ".class")
                        .replace("${name}", name)
                + "\n";
    }
}
