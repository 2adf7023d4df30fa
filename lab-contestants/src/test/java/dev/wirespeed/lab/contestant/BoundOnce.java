package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A contestant that is set up once for each workload, since some compile code for it.
 *
 * @param bindings those that are known, by contestant and workload
 */
record BoundOnce(Contestant contestant, Map<String, Binding<?, ?>> bindings) implements Contestant {
    @Override
    public String id() {
        return contestant.id();
    }

    @Override
    public String title() {
        return contestant.title();
    }

    @Override
    public String version() {
        return contestant.version();
    }

    @Override
    public Format format() {
        return contestant.format();
    }

    @Override
    public List<String> madeFor() {
        return contestant.madeFor();
    }

    @Override
    public Set<Trait> traits() {
        return contestant.traits();
    }

    @Override
    public List<String> jvmArguments(int jdk) {
        return contestant.jvmArguments(jdk);
    }

    @Override
    public boolean bindsGenericTypes() {
        return contestant.bindsGenericTypes();
    }

    @Override
    public Optional<Generation> generation() {
        return contestant.generation();
    }

    @Override
    @SuppressWarnings("unchecked") // it is the binding of this workload
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        String pair = id() + "/" + workload.id();
        if (!bindings.containsKey(pair)) {
            bindings.put(pair, contestant.bind(workload));
        }
        return (Binding<T, ?>) Objects.requireNonNull(bindings.get(pair));
    }
}
