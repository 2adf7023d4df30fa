package dev.wirespeed.conformance.contract;

import dev.wirespeed.WireFormat;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/** Writing values in one format, with a handle for their type or without. */
interface Writing {
    byte[] write(Object value);

    void write(Object value, OutputStream target);

    void write(Object value, ByteBuffer target);

    static Writing of(WireFormat format) {
        return new ByClass(format);
    }

    /** By a handle for the values' class. */
    static Writing of(WireFormat.Typed<?> handle) {
        return new ByHandle<>(handle);
    }

    /** The type is that of the value. */
    record ByClass(WireFormat format) implements Writing {
        @Override
        public byte[] write(Object value) {
            return format.write(value);
        }

        @Override
        public void write(Object value, OutputStream target) {
            format.write(value, target);
        }

        @Override
        public void write(Object value, ByteBuffer target) {
            format.write(value, target);
        }
    }

    /** The type was told before. */
    @SuppressWarnings("unchecked") // values are of that type
    record ByHandle<T>(WireFormat.Typed<T> handle) implements Writing {
        @Override
        public byte[] write(Object value) {
            return handle.write((T) value);
        }

        @Override
        public void write(Object value, OutputStream target) {
            handle.write((T) value, target);
        }

        @Override
        public void write(Object value, ByteBuffer target) {
            handle.write((T) value, target);
        }
    }
}
