package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.Workload;
import java.util.List;
import java.util.Set;

/** Apache Fory's JSON with nulls written, which it leaves out by default. */
public final class ForyJson implements Contestant {
    @Override
    public String id() {
        return "fory-json";
    }

    @Override
    public String title() {
        return "Fory JSON";
    }

    @Override
    public String version() {
        return Versions.of("fory");
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.UNSAFE, Trait.NEEDS_FLAGS);
    }

    @Override
    public List<String> jvmArguments(int jdk) {
        return jdk >= 25 ? List.of("--add-opens=java.base/java.lang.invoke=ALL-UNNAMED") : List.of();
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        Class<T> type = workload.type();
        org.apache.fory.json.ForyJson fory =
                org.apache.fory.json.ForyJson.builder().writeNullFields(true).build();
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) {
                return fory.toJsonBytes(model, type);
            }

            @Override
            public T read(byte[] document) {
                return fory.fromJson(document, type);
            }
        };
    }
}
