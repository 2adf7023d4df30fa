package dev.wirespeed.agent.boot;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The length of a document, in bytes, or in characters for text. It is known where a JDK class tells it at no cost, or
 * a library tells what it moved. Subclasses are not asked, since they belong to the application.
 */
final class Sizes {
    private Sizes() {}

    /** The bytes in a target, or left in a source; −1 if unknown. */
    static long before(@Nullable Object io, int length) {
        if (io == null) {
            return -1;
        }
        if (io instanceof byte[] bytes) {
            return length < 0 ? bytes.length : length;
        }
        if (io instanceof String text) {
            return text.length();
        }
        long inMemory = inMemory(io);
        return inMemory < 0 ? Generators.buffered(io) : inMemory;
    }

    private static long inMemory(Object io) {
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

    /** {@code moved} is the amount that the library reported for the target. */
    static long written(@Nullable Object result, @Nullable Object target, long before, long moved) {
        if (result instanceof byte[] bytes) {
            return bytes.length;
        }
        if (result instanceof String text) {
            return text.length();
        }
        if (target == null) {
            return -1;
        }
        long inMemory = inMemory(target);
        if (inMemory >= 0) {
            return target instanceof ByteBuffer ? before - inMemory : inMemory - before;
        }
        // of what is no generator both are -1
        return knownIfAny(moved + Generators.buffered(target) - before);
    }

    /** {@code moved} is the amount that the library reported for the source. */
    static long read(@Nullable Object source, long before, long moved) {
        if (before < 0) {
            return knownIfAny(moved);
        }
        return source instanceof ByteArrayInputStream ? before - inMemory(source) : before;
    }

    /** No document is empty. */
    private static long knownIfAny(long size) {
        return size > 0 ? size : -1;
    }
}
