package dev.wirespeed.lab.contestant;

import com.google.protobuf.MessageLite;
import dev.wirespeed.lab.contestant.protobuf.Messages;
import dev.wirespeed.lab.workload.Workload;
import java.io.IOException;
import java.util.Set;

/** protobuf-java as a service pays for it that has classes of its own: with the conversion to messages, and back. */
public final class ProtobufDomain implements Contestant {
    @Override
    public String id() {
        return "protobuf-domain";
    }

    @Override
    public String title() {
        return "Protobuf, own classes";
    }

    @Override
    public String version() {
        return Versions.of("protobuf");
    }

    @Override
    public Format format() {
        return Format.PROTOBUF;
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.UNSAFE);
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        return bind(Messages.of(workload.type()));
    }

    private static <T, M extends MessageLite> Binding<T, T> bind(Messages<T, M> messages) {
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) {
                return messages.toMessage(model).toByteArray();
            }

            @Override
            public T read(byte[] document) throws IOException {
                return messages.fromMessage(messages.parse(document));
            }
        };
    }
}
