package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Texts one behind another in one array of bytes; if they are JSON, so is the whole: an array. */
public final class Slices {
    private final byte[] bytes;
    private final int[] starts;
    private final int[] ends;

    private Slices(byte[] bytes, int[] starts, int[] ends) {
        this.bytes = bytes;
        this.starts = starts;
        this.ends = ends;
    }

    public static Slices of(String... tokens) {
        int[] starts = new int[tokens.length];
        int[] ends = new int[tokens.length];
        int position = 1;
        for (int i = 0; i < tokens.length; i++) {
            starts[i] = position;
            ends[i] = position + tokens[i].getBytes(UTF_8).length;
            position = ends[i] + 1;
        }
        return new Slices(("[" + String.join(",", tokens) + "]").getBytes(UTF_8), starts, ends);
    }

    public byte[] bytes() {
        return bytes;
    }

    public int start(int index) {
        return starts[index];
    }

    public int end(int index) {
        return ends[index];
    }

    public int length(int index) {
        return ends[index] - starts[index];
    }
}
