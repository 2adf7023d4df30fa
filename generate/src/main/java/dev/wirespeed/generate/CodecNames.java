package dev.wirespeed.generate;

import java.util.Collection;
import java.util.List;

/** The names of generated classes. */
final class CodecNames {
    /** Their suffixes, one for each format. */
    private static final List<String> CODECS = List.of("_JsonCodec", "_JsonRowCodec");

    private CodecNames() {}

    /**
     * Whether a class, given by its binary or qualified name or by the path of its file without the extension, is a
     * codec or part of one.
     */
    static boolean isCodec(String name) {
        String simple = name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1);
        return CODECS.stream().anyMatch(codec -> simple.endsWith(codec) || simple.contains(codec + "$"));
    }

    /**
     * The binary names of the codecs, one for each format, of a class that is, or is nested in, one of the outermost
     * classes.
     */
    static List<String> codecs(String type, Collection<String> outermost) {
        String outer = type;
        while (!outermost.contains(outer) && outer.indexOf('.') >= 0) {
            outer = outer.substring(0, outer.lastIndexOf('.'));
        }
        String packageName = Selection.packageOf(outer);
        int start = packageName.isEmpty() ? 0 : packageName.length() + 1;
        String name = type.substring(0, start)
                + type.substring(start).replace('.', '_').replace('$', '_');
        return CODECS.stream().map(name::concat).toList();
    }

    /** The binary name of the codec that a generated class is, or is part of. */
    static String outermost(String binaryName) {
        for (String codec : CODECS) {
            int end = binaryName.indexOf(codec + "$");
            if (end >= 0) {
                return binaryName.substring(0, end + codec.length());
            }
        }
        return binaryName;
    }
}
