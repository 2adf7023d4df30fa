package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

public class StringBytesBenchmark extends LeafBenchmark {
    @Param({"8", "20", "35", "200"})
    public int length;

    private String[] texts = {};
    private byte[] buffer = {};

    @Setup
    public void draw() {
        texts = Pool.texts(random -> Pool.word(random, length));
        buffer = String.join("", texts).getBytes(ISO_8859_1);
    }

    @Benchmark
    public int copy() {
        int p = 0;
        for (String text : texts) {
            StringBytes.copyLatin1(text, buffer, p);
            p += text.length();
        }
        return p;
    }

    @Benchmark
    public int copyByCharAt() {
        int p = 0;
        for (String text : texts) {
            for (int i = 0; i < text.length(); i++) {
                buffer[p++] = (byte) text.charAt(i);
            }
        }
        return p;
    }

    @Benchmark
    public int copyByCharset() {
        int p = 0;
        for (String text : texts) {
            byte[] bytes = text.getBytes(ISO_8859_1);
            System.arraycopy(bytes, 0, buffer, p, bytes.length);
            p += bytes.length;
        }
        return p;
    }

    @Benchmark
    public void string(Blackhole hole) {
        for (int p = 0; p < buffer.length; p += length) {
            hole.consume(StringBytes.latin1(buffer, p, p + length));
        }
    }

    @Benchmark
    public void stringByCharset(Blackhole hole) {
        for (int p = 0; p < buffer.length; p += length) {
            hole.consume(new String(buffer, p, length, ISO_8859_1));
        }
    }
}
