package dev.wirespeed.generate;

import java.util.Collection;

/** The names of generated classes. */
final class CodecNames {
    private static final String CODEC = "_JsonCodec";

    private CodecNames() {}

    /** Whether a class, by its binary or qualified name or the path of its file without the extension, is a codec or part of one. */
    static boolean isCodec(String name) {
        String simple = name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1);
        return simple.endsWith(CODEC) || simple.contains(CODEC + "$");
    }

    /** The binary name of the codec of a class that is in one of the outermost ones, or is one of these. */
    static String codec(String type, Collection<String> outermost) {
        String outer = type;
        while (!outermost.contains(outer) && outer.indexOf('.') >= 0) {
            outer = outer.substring(0, outer.lastIndexOf('.'));
        }
        String packageName = Selection.packageOf(outer);
        int start = packageName.isEmpty() ? 0 : packageName.length() + 1;
        return type.substring(0, start)
                + type.substring(start).replace('.', '_').replace('$', '_')
                + CODEC;
    }

    /** The binary name of the codec that a generated class is, or is part of. */
    static String outermost(String binaryName) {
        int end = binaryName.indexOf(CODEC + "$");
        return end < 0 ? binaryName : binaryName.substring(0, end + CODEC.length());
    }
}
