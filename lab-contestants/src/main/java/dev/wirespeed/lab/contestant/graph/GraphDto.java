package dev.wirespeed.lab.contestant.graph;

import dev.wirespeed.lab.contestant.Versions;
import dev.wirespeed.lab.workload.graph.User;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 on records made from the entity, which counts: a service makes them for each response. */
public final class GraphDto extends GraphContestant {
    @Override
    public String id() {
        return "graph-dto";
    }

    @Override
    public String title() {
        return "Jackson 3, DTO";
    }

    @Override
    public String version() {
        return Versions.of("jackson3");
    }

    /** The basic fields. */
    record Basic(long id, String email, String firstName, String lastName) {
        static Basic of(User user) {
            return new Basic(user.getId(), user.getEmail(), user.getFirstName(), user.getLastName());
        }
    }

    @Override
    Writer full() {
        ObjectWriter writer = JsonMapper.shared().writerFor(UserDto.class);
        return user -> writer.writeValueAsBytes(UserDto.of(user));
    }

    @Override
    Writer basic() {
        ObjectWriter writer = JsonMapper.shared().writerFor(Basic.class);
        return user -> writer.writeValueAsBytes(Basic.of(user));
    }
}
