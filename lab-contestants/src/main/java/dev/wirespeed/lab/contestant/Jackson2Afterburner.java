package dev.wirespeed.lab.contestant;

import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import dev.wirespeed.lab.workload.Workload;

/** Jackson 2 with Afterburner, which replaces reflection by byte code made at run time. */
public final class Jackson2Afterburner implements Contestant {
    @Override
    public String id() {
        return "jackson2-afterburner";
    }

    @Override
    public String title() {
        return "Jackson 2 + Afterburner";
    }

    @Override
    public String version() {
        return Versions.of("jackson2");
    }

    @Override
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        return Jackson2.bind(workload.javaType(), new AfterburnerModule());
    }
}
