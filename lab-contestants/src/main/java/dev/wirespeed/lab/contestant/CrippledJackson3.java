package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.Workload;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.module.blackbird.BlackbirdModule;

/** Jackson 3 with its defaults turned off. */
public abstract class CrippledJackson3 extends Crippled {
    private final JacksonModule[] modules;

    private CrippledJackson3(Contestant original, JacksonModule... modules) {
        super(original);
        this.modules = modules;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        JsonFactory factory = JsonFactory.builder()
                .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
                .disable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
                .recyclerPool(JsonRecyclerPools.nonRecyclingPool())
                .build();
        return Jackson3.bind(JsonMapper.builder(factory).addModules(modules).build(), workload.javaType());
    }

    /** Without a module. */
    public static final class Plain extends CrippledJackson3 {
        public Plain() {
            super(new Jackson3());
        }
    }

    /** With Blackbird. */
    public static final class Blackbird extends CrippledJackson3 {
        public Blackbird() {
            super(new Jackson3Blackbird(), new BlackbirdModule());
        }
    }
}
