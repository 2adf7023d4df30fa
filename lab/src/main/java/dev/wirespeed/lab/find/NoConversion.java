package dev.wirespeed.lab.find;

import java.util.regex.Pattern;

/** What libraries do for who calls them that converts nothing: access to trees that are in memory, and configuration. */
final class NoConversion {

    private static final Pattern TREE = Pattern.compile("\\.databind\\.(?:node\\.\\w+|JsonNode)(?:\\$\\w+)*"
            + "|gson\\.Json(?:Element|Object|Array|Primitive|Null)"
            + "|fastjson2?\\.JSON(?:Object|Array)"
            + "|(?:json|parsson)\\.Json(?:Object|Array|Primitive|Element)(?:Impl|BuilderImpl)?(?:\\$\\w+)*$");

    private static final Pattern CONFIGURATION = Pattern.compile("(?:Feature|Config|ConfigOverrides)$");

    /** Those by which a tree is converted. */
    private static final Pattern CONVERTS =
            Pattern.compile("to\\w*String|to(?:JSON|Java|Bean|Bytes|Json)|serialize|write|parse|from[A-Z]|readObject");

    private NoConversion() {}

    /** Whether a call of a library's method is one of these. */
    static boolean is(Frame frame) {
        return CONFIGURATION.matcher(frame.type()).find()
                || TREE.matcher(frame.type()).find()
                        && !CONVERTS.matcher(frame.method()).lookingAt();
    }
}
