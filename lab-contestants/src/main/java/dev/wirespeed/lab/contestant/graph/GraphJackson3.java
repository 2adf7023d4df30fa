package dev.wirespeed.lab.contestant.graph;

import dev.wirespeed.lab.contestant.Versions;
import dev.wirespeed.lab.workload.graph.User;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 on the entity as it is; for the basic fields with {@code @JsonView}. */
public final class GraphJackson3 extends GraphContestant {
    @Override
    public String id() {
        return "graph-jackson3";
    }

    @Override
    public String title() {
        return "Jackson 3, entity";
    }

    @Override
    public String version() {
        return Versions.of("jackson3");
    }

    @Override
    Writer full() {
        return JsonMapper.shared().writerFor(User.class)::writeValueAsBytes;
    }

    @Override
    Writer basic() {
        return JsonMapper.shared().writerWithView(User.Basic.class).forType(User.class)::writeValueAsBytes;
    }
}
