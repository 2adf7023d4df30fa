package dev.wirespeed.lab.contestant.graph;

import dev.wirespeed.lab.contestant.Versions;
import dev.wirespeed.lab.workload.graph.User;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.module.blackbird.BlackbirdModule;

/** Jackson 3 with what tuning guides advise: Blackbird, faster numbers, no searching for annotations or modules at run time. */
public final class GraphTuned extends GraphContestant {
    @Override
    public String id() {
        return "graph-tuned";
    }

    @Override
    public String title() {
        return "Jackson 3, tuned";
    }

    @Override
    public String version() {
        return Versions.of("jackson3") + " + " + Versions.of("jackson3-blackbird");
    }

    private static JsonMapper mapper() {
        JsonFactory factory = JsonFactory.builder()
                .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                .build();
        return JsonMapper.builder(factory)
                .addModule(new BlackbirdModule())
                .enable(MapperFeature.USE_STATIC_TYPING)
                .build();
    }

    @Override
    Writer full() {
        return mapper().writerFor(User.class)::writeValueAsBytes;
    }

    @Override
    Writer basic() {
        return mapper().writerWithView(User.Basic.class).forType(User.class)::writeValueAsBytes;
    }
}
