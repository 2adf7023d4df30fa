package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.Workload;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;

/** Copies a finished document: the least that anything which hands out or takes in an array of bytes must do. */
public final class Floor implements Contestant {
    @Override
    public String id() {
        return "floor";
    }

    @Override
    public String title() {
        return "Floor (array copy)";
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.FLOOR);
    }

    @Override
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        JsonMapper oracle = JsonMapper.shared();
        T first = workload.values().get(0);
        return new Binding<T, Finished<T>>() {
            @Override
            public Finished<T> toModel(T value) {
                return new Finished<>(value, oracle.writeValueAsBytes(value));
            }

            @Override
            public T fromModel(Finished<T> model) {
                return model.value();
            }

            @Override
            public byte[] write(Finished<T> model) {
                return copy(model.document());
            }

            // The copy is handed out, so that the JIT compiler can't leave it out.
            @Override
            public Finished<T> read(byte[] document) {
                return new Finished<>(first, copy(document));
            }
        };
    }

    private static byte[] copy(byte[] document) {
        byte[] copy = new byte[document.length];
        System.arraycopy(document, 0, copy, 0, document.length);
        return copy;
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Finished<T>(T value, byte[] document) {}
}
