package dev.wirespeed.lab.contestant;

import dev.wirespeed.Json;
import dev.wirespeed.lab.workload.Workload;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Wirespeed's codecs, generated from the workload's classes. */
public final class Wirespeed implements Contestant {
    @Override
    public String id() {
        return "wirespeed";
    }

    @Override
    public String title() {
        return "Wirespeed";
    }

    @Override
    public String version() {
        return Versions.of("wirespeed");
    }

    @Override
    public Optional<Generation> generation() {
        return Optional.of(new Generation(
                "dev.wirespeed.processor.WireProcessor",
                List.of(),
                "@dev.wirespeed.Wire(types = ${type}.class)\ninterface ${name} {}"));
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        Class<T> type = workload.type();
        Json json = Json.standard();
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) {
                return json.write(model);
            }

            @Override
            public T read(byte[] document) {
                return Objects.requireNonNull(json.read(document, type));
            }
        };
    }
}
