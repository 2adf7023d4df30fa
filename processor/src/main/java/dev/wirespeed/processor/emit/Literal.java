package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;

/** String literals for texts that users chose: JavaPoet's own break in two at any line separator of Unicode. */
final class Literal {
    private Literal() {}

    static CodeBlock of(String text) {
        StringBuilder literal = new StringBuilder("\"");
        text.chars().forEach(c -> append(literal, (char) c));
        return CodeBlock.of("$L", literal.append('"').toString());
    }

    private static void append(StringBuilder literal, char c) {
        if (c == '"' || c == '\\') {
            literal.append('\\').append(c);
        } else if (Character.isISOControl(c)) {
            literal.append(String.format("\\%03o", (int) c)); // a \\u escape of a line feed would break the literal
        } else if (c == '\u2028' || c == '\u2029' || Character.isSurrogate(c)) {
            literal.append(String.format("\\u%04x", (int) c));
        } else {
            literal.append(c);
        }
    }
}
