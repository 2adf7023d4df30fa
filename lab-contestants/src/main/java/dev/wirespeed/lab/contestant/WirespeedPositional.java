package dev.wirespeed.lab.contestant;

import dev.wirespeed.Json;
import dev.wirespeed.lab.workload.Workload;

/** Wirespeed's codecs for positional JSON, as a reader that knows the class wants it. */
public final class WirespeedPositional implements Contestant {
    @Override
    public String id() {
        return "wirespeed-positional";
    }

    @Override
    public String title() {
        return "Wirespeed, positional";
    }

    @Override
    public String version() {
        return Versions.of("wirespeed");
    }

    @Override
    public Format format() {
        return Format.POSITIONAL_JSON;
    }

    @Override
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        return Wirespeed.bind(Json.positional(), workload);
    }
}
