package dev.wirespeed.lab.contestant.graph;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.graph.User;
import java.util.List;

/** Writes users: the whole graph, or their basic fields. Nobody reads. */
abstract class GraphContestant implements Contestant {
    static final String FULL = "graph-full";
    static final String BASIC = "graph-basic";

    /** Writes a user. */
    interface Writer {
        byte[] write(User user) throws Exception;
    }

    @Override
    public List<String> madeFor() {
        return List.of(FULL, BASIC);
    }

    @Override
    @SuppressWarnings("unchecked") // the type was compared
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        if (workload.type() != User.class) {
            throw new CannotBindException(
                    "made for User only, not for " + workload.type().getSimpleName());
        }
        return (Binding<T, ?>) binding(workload.id().equals(BASIC) ? basic() : full());
    }

    private static Binding<User, User> binding(Writer writer) {
        return new Binding.Direct<>() {
            @Override
            public byte[] write(User model) throws Exception {
                return writer.write(model);
            }

            @Override
            public User read(byte[] document) {
                throw new UnsupportedOperationException("nobody reads here");
            }
        };
    }

    abstract Writer full() throws CannotBindException;

    abstract Writer basic();
}
