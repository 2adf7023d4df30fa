package dev.wirespeed.lab.contestant.graph;

import dev.wirespeed.Json;
import dev.wirespeed.lab.contestant.Versions;
import dev.wirespeed.lab.workload.graph.User;

/** The generated codec on the entity as it is; for the basic fields with the view. */
public final class GraphWirespeed extends GraphContestant {
    @Override
    public String id() {
        return "graph-wirespeed";
    }

    @Override
    public String title() {
        return "Wirespeed, entity";
    }

    @Override
    public String version() {
        return Versions.of("wirespeed");
    }

    @Override
    Writer full() {
        return Json.standard()::write;
    }

    @Override
    Writer basic() {
        return Json.standard().view(User.Basic.class)::write;
    }
}
