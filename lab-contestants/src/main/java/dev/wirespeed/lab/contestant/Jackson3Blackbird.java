package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.Workload;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.module.blackbird.BlackbirdModule;

/** Jackson 3 with Blackbird, which replaces reflection by lambdas made at run time. */
public final class Jackson3Blackbird implements Contestant {
    @Override
    public String id() {
        return "jackson3-blackbird";
    }

    @Override
    public String title() {
        return "Jackson 3 + Blackbird";
    }

    @Override
    public String version() {
        return Versions.of("jackson3") + " + " + Versions.of("jackson3-blackbird");
    }

    @Override
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        JsonMapper mapper =
                JsonMapper.builder().addModule(new BlackbirdModule()).build();
        return Jackson3.bind(mapper, workload.javaType());
    }
}
