package dev.wirespeed.lab.contestant;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The contestants on the class path, found through {@link ServiceLoader}. */
public final class Contestants {
    private Contestants() {}

    /** Every contestant, ordered by id. */
    public static List<Contestant> all() {
        return ServiceLoader.load(Contestant.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(Contestant::id))
                .toList();
    }

    /** The contestant with this id, if there is one. */
    public static Optional<Contestant> find(String id) {
        return all().stream().filter(contestant -> contestant.id().equals(id)).findFirst();
    }
}
