package dev.wirespeed.lab.xray;

import java.util.List;

/** A valid document of one or more JSON values, as its bytes and the tokens in them. */
final class Document {

    private final byte[] bytes;
    private final int firstByte;
    private final Tokens tokens;
    private final List<PathNode> nodes;

    /**
     * Wraps what a reader found.
     *
     * @param firstByte how many bytes a byte order mark takes
     */
    Document(byte[] bytes, int firstByte, Tokens tokens, List<PathNode> nodes) {
        this.bytes = bytes;
        this.firstByte = firstByte;
        this.tokens = tokens;
        this.nodes = nodes;
    }

    /** Parallel arrays, one entry a token: documents of many megabytes have millions. */
    static final class Tokens {

        final byte[] kinds;

        /** Offset of the first byte. */
        final int[] starts;

        /** Of what opens, the index of the token after its end; of all others, the offset after the last byte. */
        final int[] links;

        /** Numbers of the paths. */
        final int[] paths;

        Tokens(int size) {
            kinds = new byte[size];
            starts = new int[size];
            links = new int[size];
            paths = new int[size];
        }
    }

    byte[] bytes() {
        return bytes;
    }

    int firstByte() {
        return firstByte;
    }

    /** All paths, parents before their children, each at the index of its number. */
    List<PathNode> nodes() {
        return nodes;
    }

    int size() {
        return tokens.kinds.length;
    }

    Kind kind(int token) {
        return Kind.of(tokens.kinds[token]);
    }

    int start(int token) {
        return tokens.starts[token];
    }

    int end(int token) {
        return kind(token).opens() ? start(token) + 1 : tokens.links[token];
    }

    int path(int token) {
        return tokens.paths[token];
    }

    /** The token after a value that starts here, or after this token. */
    int next(int token) {
        return kind(token).opens() ? tokens.links[token] : token + 1;
    }

    /** Of a name, its value; of a value, itself. */
    int value(int token) {
        return kind(token) == Kind.NAME ? token + 1 : token;
    }
}
