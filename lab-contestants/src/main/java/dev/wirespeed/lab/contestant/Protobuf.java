package dev.wirespeed.lab.contestant;

import com.google.protobuf.MessageLite;
import dev.wirespeed.lab.contestant.protobuf.Messages;
import dev.wirespeed.lab.workload.Workload;
import java.io.IOException;
import java.util.Set;

/** protobuf-java from messages that are there already, to messages that nobody converts. */
public final class Protobuf implements Contestant {
    @Override
    public String id() {
        return "protobuf";
    }

    @Override
    public String title() {
        return "Protobuf, messages";
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
        return Set.of(Trait.UNSAFE, Trait.OWN_MODEL);
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        return bind(Messages.of(workload.type()));
    }

    private static <T, M extends MessageLite> Binding<T, M> bind(Messages<T, M> messages) {
        return new Binding<>() {
            @Override
            public M toModel(T value) {
                return messages.toMessage(value);
            }

            @Override
            public T fromModel(M model) throws IOException {
                return messages.fromMessage(model);
            }

            @Override
            public byte[] write(M model) {
                return model.toByteArray();
            }

            @Override
            public M read(byte[] document) throws IOException {
                return messages.parse(document);
            }
        };
    }
}
