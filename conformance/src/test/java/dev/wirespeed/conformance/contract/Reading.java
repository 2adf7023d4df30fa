package dev.wirespeed.conformance.contract;

import dev.wirespeed.TypeRef;
import dev.wirespeed.WireFormat;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.util.stream.Stream;

/** Reading values of one type in one format, however the format is told the type. */
interface Reading {
    Type type();

    Object read(byte[] document);

    Object read(byte[] array, int offset, int length);

    Object read(ByteBuffer document);

    Object read(InputStream document);

    Stream<?> readMany(InputStream documents);

    static Reading of(WireFormat format, Class<?> type) {
        return new ByClass(format, type);
    }

    static Reading of(WireFormat format, TypeRef<?> reference) {
        return new ByReference(format, reference);
    }

    /** By a handle, which was told the type once. */
    static Reading byHandle(WireFormat format, Type type) {
        return of(format.forType(TypeRef.of(type)), type);
    }

    static Reading of(WireFormat.Typed<?> handle, Type type) {
        return new ByHandle(type, handle);
    }

    /** The type is told by its class. */
    record ByClass(WireFormat format, Class<?> type) implements Reading {
        @Override
        public Object read(byte[] document) {
            return format.read(document, type);
        }

        @Override
        public Object read(byte[] array, int offset, int length) {
            return format.read(array, offset, length, type);
        }

        @Override
        public Object read(ByteBuffer document) {
            return format.read(document, type);
        }

        @Override
        public Object read(InputStream document) {
            return format.read(document, type);
        }

        @Override
        public Stream<?> readMany(InputStream documents) {
            return format.readMany(documents, type);
        }
    }

    /** The type, which may be a generic one, is told by a reference. */
    record ByReference(WireFormat format, TypeRef<?> reference) implements Reading {
        @Override
        public Type type() {
            return reference.type();
        }

        @Override
        public Object read(byte[] document) {
            return format.read(document, reference);
        }

        @Override
        public Object read(byte[] array, int offset, int length) {
            return format.read(array, offset, length, reference);
        }

        @Override
        public Object read(ByteBuffer document) {
            return format.read(document, reference);
        }

        @Override
        public Object read(InputStream document) {
            return format.read(document, reference);
        }

        @Override
        public Stream<?> readMany(InputStream documents) {
            return format.readMany(documents, reference);
        }
    }

    /** The type was told before. */
    record ByHandle(Type type, WireFormat.Typed<?> handle) implements Reading {
        @Override
        public Object read(byte[] document) {
            return handle.read(document);
        }

        @Override
        public Object read(byte[] array, int offset, int length) {
            return handle.read(array, offset, length);
        }

        @Override
        public Object read(ByteBuffer document) {
            return handle.read(document);
        }

        @Override
        public Object read(InputStream document) {
            return handle.read(document);
        }

        @Override
        public Stream<?> readMany(InputStream documents) {
            return handle.readMany(documents);
        }
    }
}
