package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.Workload;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** The JDK's own serialization, for whatever is {@link Serializable}; no one should read what a stranger wrote with it. */
public final class JavaSerialization implements Contestant {
    @Override
    public String id() {
        return "java-serialization";
    }

    @Override
    public String title() {
        return "Java serialization";
    }

    @Override
    public String version() {
        return System.getProperty("java.version");
    }

    @Override
    public Format format() {
        return new Format("Java serialization");
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        Class<T> type = workload.type();
        if (!Serializable.class.isAssignableFrom(type)) {
            throw new CannotBindException(type.getSimpleName() + " is not Serializable");
        }
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) throws IOException {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                    out.writeObject(model);
                }
                return bytes.toByteArray();
            }

            @Override
            public T read(byte[] document) throws IOException, ClassNotFoundException {
                try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(document))) {
                    return type.cast(in.readObject());
                }
            }
        };
    }
}
