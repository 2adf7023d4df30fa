package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.contestant.protobuf.QuickMessages;
import dev.wirespeed.lab.workload.Workload;
import java.io.IOException;
import java.util.Set;
import us.hebi.quickbuf.ProtoMessage;

/**
 * QuickBuffers, which writes and reads Protobuf by messages of its own: mutable ones, made anew here for each document, whose
 * text stays in bytes until it is asked for.
 */
public final class QuickBuffers implements Contestant {
    @Override
    public String id() {
        return "quickbuffers";
    }

    @Override
    public String title() {
        return "QuickBuffers";
    }

    @Override
    public String version() {
        return Versions.of("quickbuf");
    }

    @Override
    public Format format() {
        return Format.PROTOBUF;
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.UNSAFE, Trait.OWN_MODEL, Trait.LAZY);
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        return bind(QuickMessages.of(workload.type()));
    }

    private static <T, M extends ProtoMessage<M>> Binding<T, M> bind(QuickMessages<T, M> messages) {
        return new Binding<>() {
            @Override
            public M toModel(T value) {
                return messages.toMessage(value);
            }

            @Override
            public T fromModel(M model) {
                return messages.fromMessage(model);
            }

            @Override
            public byte[] write(M model) {
                return model.toByteArray();
            }

            @Override
            public M read(byte[] document) throws IOException {
                return ProtoMessage.mergeFrom(messages.empty(), document);
            }
        };
    }
}
