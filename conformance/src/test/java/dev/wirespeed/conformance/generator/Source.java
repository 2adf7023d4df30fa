package dev.wirespeed.conformance.generator;

import java.util.List;

/** Java source, a line at a time: what stands on a line of its own can be dropped alone when a failure is shrunk. */
final class Source {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    Source line(String line) {
        text.append("    ".repeat(depth)).append(line).append('\n');
        return this;
    }

    Source lines(List<String> lines) {
        lines.forEach(this::line);
        return this;
    }

    /** Begins a block; the line ends with its brace. */
    Source open(String line) {
        line(line + " {");
        depth++;
        return this;
    }

    Source close() {
        return close("}");
    }

    /** @param line what ends the block: its brace and what stands behind it */
    Source close(String line) {
        depth--;
        return line(line);
    }

    /** A method of one statement. */
    Source method(String signature, String statement) {
        return open(signature).line(statement).close();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
