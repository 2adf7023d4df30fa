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

    /** The answer, after it was checked that all outputs get the same. */
    static Answer write(WireFormat format, Object value) {
        Answer expected = Answer.of(() -> format.write(value));
        same(expected, Answer.of(() -> toStream(format, value)), "stream");
        if (value != null && format.handles(value.getClass())) {
            same(expected, byHandle(format, value), "handle");
        }
        int length = expected.refused() ? 0 : ((byte[]) expected.value()).length;
        same(expected, toBuffer(format, value, ByteBuffer.allocate(MARGIN + length)), "heap buffer");
        same(expected, toBuffer(format, value, ByteBuffer.allocateDirect(MARGIN + length)), "direct buffer");
        if (length > 0) {
            toSmallBuffer(format, value, ByteBuffer.allocate(MARGIN + length - 1));
        }
        return expected;
    }

    @SuppressWarnings("unchecked") // of its own class
    private static Answer byHandle(WireFormat format, Object value) {
        return Answer.of(() -> format.forType((Class<Object>) value.getClass()).write(value));
    }

    private static byte[] toStream(WireFormat format, Object value) {
        OpenStream target = new OpenStream();
        format.write(value, target);
        return target.toByteArray();
    }

    private static Answer toBuffer(WireFormat format, Object value, ByteBuffer target) {
        target.position(MARGIN);
        return Answer.of(() -> {
            format.write(value, target);
            byte[] written = new byte[target.position() - MARGIN];
            target.duplicate().position(MARGIN).get(written);
            return written;
        });
    }

    private static void toSmallBuffer(WireFormat format, Object value, ByteBuffer target) {
        target.position(MARGIN);
        assertThatThrownBy(() -> format.write(value, target)).isInstanceOf(BufferOverflowException.class);
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
