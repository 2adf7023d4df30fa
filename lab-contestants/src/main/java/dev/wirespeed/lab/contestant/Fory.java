package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.Workload;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Apache Fory's binary format for Java, with the classes of the data registered as far as their fields and components show
 * them, so that their names are not written; others are written by name.
 */
public final class Fory implements Contestant {
    @Override
    public String id() {
        return "fory";
    }

    @Override
    public String title() {
        return "Fory";
    }

    @Override
    public String version() {
        return Versions.of("fory");
    }

    @Override
    public Format format() {
        return new Format("Fory");
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
        org.apache.fory.Fory fory = org.apache.fory.Fory.builder()
                .withXlang(false)
                .requireClassRegistration(false)
                .suppressClassRegistrationWarnings(true)
                .build();
        Reachable.from(type).forEach(fory::register);
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) {
                return fory.serialize(model);
            }

            @Override
            public T read(byte[] document) {
                return Objects.requireNonNull(fory.deserialize(document, type));
            }
        };
    }
}
