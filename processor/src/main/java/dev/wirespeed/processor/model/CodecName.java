package dev.wirespeed.processor.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * The name of a codec, before a format adds its suffix.
 *
 * @param name the name of the outermost codec in the file
 * @param set the name of the set that the codec belongs to; empty for the first set
 * @param nested the names of the codecs nested in it, outermost first
 */
public record CodecName(String packageName, String name, String set, List<String> nested) {
    public CodecName(String packageName, String name, String set) {
        this(packageName, name, set, List.of());
    }

    /** The name of a codec nested in this one. */
    public CodecName nested(String other) {
        return new CodecName(
                packageName,
                name,
                set,
                Stream.concat(nested.stream(), Stream.of(other)).toList());
    }

    /** The name of the same class's codec in another set. */
    public CodecName of(String otherSet) {
        return new CodecName(packageName, name, otherSet, nested);
    }

    @Override
    public String toString() {
        String outermost = packageName.isEmpty() ? name : packageName + "." + name;
        return String.join(
                ".", Stream.concat(Stream.of(outermost), nested.stream()).toList());
    }
}
