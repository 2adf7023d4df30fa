package dev.wirespeed.processor.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a codec is called, before a format adds what its own are known by.
 *
 * @param name of the outermost one in its file
 * @param set the name of the set of codecs that it is one of; empty for the first
 * @param nested the names of those in it, outermost first
 */
public record CodecName(String packageName, String name, String set, List<String> nested) {
    public CodecName(String packageName, String name, String set) {
        this(packageName, name, set, List.of());
    }

    /** One in this one. */
    public CodecName nested(String other) {
        return new CodecName(
                packageName,
                name,
                set,
                Stream.concat(nested.stream(), Stream.of(other)).toList());
    }

    /** The one of another set for the same class. */
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
