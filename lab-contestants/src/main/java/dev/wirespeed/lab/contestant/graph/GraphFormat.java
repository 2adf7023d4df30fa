package dev.wirespeed.lab.contestant.graph;

import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Trait;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** The four fields by {@code String.format}, as the author had it: it does not escape, so a quote in a name breaks the document. */
public final class GraphFormat extends GraphContestant {
    @Override
    public String id() {
        return "graph-format";
    }

    @Override
    public String title() {
        return "String.format";
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.BROKEN);
    }

    @Override
    Writer full() throws CannotBindException {
        throw new CannotBindException("the author wrote the basic fields only");
    }

    @Override
    Writer basic() {
        return user -> String.format(
                        "{\"id\":%d,\"email\":\"%s\",\"firstName\":\"%s\",\"lastName\":\"%s\"}",
                        user.getId(), user.getEmail(), user.getFirstName(), user.getLastName())
                .getBytes(StandardCharsets.UTF_8);
    }
}
