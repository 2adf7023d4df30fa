package dev.wirespeed.lab.contestant;

import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import dev.wirespeed.lab.workload.Workload;

/** Jackson 2 with Blackbird, which replaces reflection by lambdas made at run time. */
public final class Jackson2Blackbird implements Contestant {
    @Override
    public String id() {
        return "jackson2-blackbird";
    }

    @Override
    public String title() {
        return "Jackson 2 + Blackbird";
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
        return Jackson2.bind(workload.javaType(), new BlackbirdModule());
    }
}
