package dev.wirespeed.lab.contestant.graph;

import dev.wirespeed.Json;
import dev.wirespeed.lab.contestant.Versions;

/** The generated codec with a selection of fields, as a client may ask for them. */
public final class GraphSelection extends GraphContestant {
    @Override
    public String id() {
        return "graph-wirespeed-selection";
    }

    @Override
    public String title() {
        return "Wirespeed, selection";
    }

    @Override
    public String version() {
        return Versions.of("wirespeed");
    }

    @Override
    Writer full() {
        return Json.standard().select("id,email,firstName,lastName,orders,addresses,roles")::write;
    }

    @Override
    Writer basic() {
        return Json.standard().select("id,email,firstName,lastName")::write;
    }
}
