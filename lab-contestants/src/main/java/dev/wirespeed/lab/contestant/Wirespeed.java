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
                "@dev.wirespeed.Wire(types = {${types}})\ninterface ${name} {\n"
                        + "    dev.wirespeed.TypeRef<${type}> TYPE = new dev.wirespeed.TypeRef<>() {};\n}"));
    }

    @Override
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        return bind(Json.standard(), workload);
    }

    /** With the codecs of one format, by a handle that is made once, as Jackson's contestants have their reader and writer. */
    static <T> Binding<T, ?> bind(Json json, Workload<T> workload) throws CannotBindException {
        Json.Typed<T> typed =
                workload.generic() ? json.forType(WirespeedTypes.of(workload)) : json.forType(workload.type());
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) {
                return typed.write(model);
            }

            @Override
            public T read(byte[] document) {
                return Objects.requireNonNull(typed.read(document));
            }
        };
    }
}
