package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.Workload;
import io.github.wycst.wast.json.JSON;
import io.github.wycst.wast.json.options.WriteOption;
import java.util.Set;

/** wast with nulls written, which it leaves out by default. */
public final class Wast implements Contestant {
    @Override
    public String id() {
        return "wast";
    }

    @Override
    public String title() {
        return "wast";
    }

    @Override
    public String version() {
        return Versions.of("wast");
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.UNSAFE, Trait.SKIPS_CHECKS);
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        Class<T> type = workload.type();
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) {
                return JSON.toJsonBytes(model, WriteOption.FullProperty);
            }

            @Override
            public T read(byte[] document) {
                return JSON.parseObject(document, type);
            }
        };
    }
}
