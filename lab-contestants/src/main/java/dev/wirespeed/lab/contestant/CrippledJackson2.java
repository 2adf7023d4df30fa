package dev.wirespeed.lab.contestant;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import dev.wirespeed.lab.workload.Workload;

/** Jackson 2 with its defaults turned off. */
public abstract class CrippledJackson2 extends Crippled {
    private final Module[] modules;

    private CrippledJackson2(Contestant original, Module... modules) {
        super(original);
        this.modules = modules;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        JsonFactory factory = JsonFactory.builder()
                .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
                .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
                .recyclerPool(JsonRecyclerPools.nonRecyclingPool())
                .build();
        return Jackson2.bind(Jackson2.builder(factory), workload.javaType(), modules);
    }

    /** Without a module. */
    public static final class Plain extends CrippledJackson2 {
        public Plain() {
            super(new Jackson2());
        }
    }

    /** With Afterburner. */
    public static final class Afterburner extends CrippledJackson2 {
        public Afterburner() {
            super(new Jackson2Afterburner(), new AfterburnerModule());
        }
    }

    /** With Blackbird. */
    public static final class Blackbird extends CrippledJackson2 {
        public Blackbird() {
            super(new Jackson2Blackbird(), new BlackbirdModule());
        }
    }
}
