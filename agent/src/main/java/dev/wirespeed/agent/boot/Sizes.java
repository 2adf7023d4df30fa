package dev.wirespeed.agent.boot;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * How long a document is, where one of the JDK's classes tells it at no cost: bytes, or characters of what is text. Subclasses are not asked,
 * since they are the application's.
 */
final class Sizes {
    private Sizes() {}

    /** Of a target how much is in it, of a source how much is left; −1 if unknown. */
    static long before(@Nullable Object io, int length) {
        if (io instanceof byte[] bytes) {
            return length < 0 ? bytes.length : length;
        }
        if (io instanceof String text) {
            return text.length();
        }
        return io == null ? -1 : ofStream(io);
    }

    private static long ofStream(Object io) {
        Class<?> type = io.getClass();
        if (type == ByteArrayOutputStream.class) {
            return ((ByteArrayOutputStream) io).size();
        }
        if (type == ByteArrayInputStream.class) {
            return ((ByteArrayInputStream) io).available();
        }
        if (type == StringBuilder.class) {
            return ((StringBuilder) io).length();
        }
        if (type == StringWriter.class) {
            return ((StringWriter) io).getBuffer().length();
        }
        return io instanceof ByteBuffer buffer ? buffer.remaining() : -1;
    }

    static long written(@Nullable Object result, @Nullable Object target, long before) {
        if (result instanceof byte[] bytes) {
            return bytes.length;
        }
        if (result instanceof String text) {
            return text.length();
        }
        if (target == null || before < 0) {
            return -1;
        }
        long after = ofStream(target);
        return target instanceof ByteBuffer ? before - after : after - before;
    }

    static long read(@Nullable Object source, long before) {
        return source instanceof ByteArrayInputStream && before >= 0 ? before - ofStream(source) : before;
    }
}
