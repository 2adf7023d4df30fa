package dev.wirespeed.lab.startup;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.contestant.Format;
import dev.wirespeed.lab.contestant.Trait;
import java.util.List;

/**
 * Who is started.
 *
 * @param arguments of the main class: the class of a contestant, or nothing
 * @param jvmArguments the flags that the contestant needs on the JDK of the run
 */
public record Starter(String id, String title, String version, List<String> arguments, List<String> jvmArguments) {

    /** A JVM that does nothing but write fixed bytes. */
    public static final Starter FLOOR = new Starter("floor", "Floor (fixed bytes)", "1", List.of(), List.of());

    /** A contestant on a JDK. */
    public static Starter of(Contestant contestant, int jdk) {
        return new Starter(
                contestant.id(),
                contestant.title(),
                contestant.version(),
                List.of(contestant.getClass().getName()),
                contestant.jvmArguments(jdk));
    }

    /** Who can be started: contestants that write JSON as Jackson 3 does, and are not for some data only. */
    public static List<Contestant> known() {
        return Contestants.all().stream()
                .filter(contestant -> contestant.format().equals(Format.JSON)
                        && contestant.madeFor().isEmpty()
                        && !contestant.traits().contains(Trait.BROKEN)
                        && !contestant.traits().contains(Trait.FLOOR))
                .toList();
    }

    boolean isFloor() {
        return arguments.isEmpty();
    }
}
