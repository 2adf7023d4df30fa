package dev.wirespeed.conformance.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.WireFormat;
import java.io.ByteArrayOutputStream;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Writes a value to every kind of output, and holds all answers to that of the plain array. */
final class EveryOutput {
    private static final int MARGIN = 3;

    private EveryOutput() {}

    /** The answer, after it was checked that all outputs get the same, with a handle and without, if they have room. */
    static Answer write(WireFormat format, Object value) {
        Writing writing = Writing.of(format);
        Answer expected = write(writing, value);
        int length = length(expected);
        if (length > 0) {
            toSmallBuffer(writing, value, ByteBuffer.allocate(MARGIN + length - 1));
        }
        if (value != null && format.handles(value.getClass())) {
            same(expected, write(Writing.of(format.forType(value.getClass())), value), "handle");
        }
        return expected;
    }

    /** The answer, after it was checked that all outputs get the same. */
    static Answer write(Writing writing, Object value) {
        Answer expected = Answer.of(() -> writing.write(value));
        same(expected, Answer.of(() -> toStream(writing, value)), "stream");
        int length = length(expected);
        same(expected, toBuffer(writing, value, ByteBuffer.allocate(MARGIN + length)), "heap buffer");
        same(expected, toBuffer(writing, value, ByteBuffer.allocateDirect(MARGIN + length)), "direct buffer");
        return expected;
    }

    private static int length(Answer written) {
        return written.refused() ? 0 : ((byte[]) written.value()).length;
    }

    private static byte[] toStream(Writing writing, Object value) {
        OpenStream target = new OpenStream();
        writing.write(value, target);
        return target.toByteArray();
    }

    private static Answer toBuffer(Writing writing, Object value, ByteBuffer target) {
        target.position(MARGIN);
        return Answer.of(() -> {
            writing.write(value, target);
            byte[] written = new byte[target.position() - MARGIN];
            target.duplicate().position(MARGIN).get(written);
            return written;
        });
    }

    private static void toSmallBuffer(Writing writing, Object value, ByteBuffer target) {
        target.position(MARGIN);
        assertThatThrownBy(() -> writing.write(value, target)).isInstanceOf(BufferOverflowException.class);
        assertThat(target.position()).isEqualTo(MARGIN);
        byte[] content = new byte[target.capacity()];
        target.duplicate().clear().get(content);
        assertThat(content).containsOnly(0);
    }

    private static void same(Answer expected, Answer actual, String output) {
        if (!actual.sameAs(expected)) {
            throw new AssertionError(output + ": expected " + expected + " but was " + actual);
        }
    }

    /** Is neither to be flushed nor to be closed. */
    private static final class OpenStream extends ByteArrayOutputStream {
        @Override
        public void flush() {
            throw new AssertionError("flushed behind " + Shown.of(Arrays.copyOf(buf, count)));
        }

        @Override
        public void close() {
            throw new AssertionError("closed behind " + Shown.of(Arrays.copyOf(buf, count)));
        }
    }
}
