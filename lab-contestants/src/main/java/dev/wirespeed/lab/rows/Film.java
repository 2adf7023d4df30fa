package dev.wirespeed.lab.rows;

import dev.wirespeed.Wire;
import java.util.List;

/** A film with its actors, which one query gets with nested aggregates. */
@Wire
public record Film(int id, String title, List<Actor> actors) {

    /** Who plays in it. */
    public record Actor(int id, String name) {}
}
