package dev.wirespeed.lab.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.SortedMap;

/**
 * A contestant's place in a run; one contestant has two, and what these differ by is noise.
 *
 * @param id the contestant's id, with {@link #AGAIN} behind it for the second place
 * @param contestant the contestant's id
 * @param traits the labels of its traits
 * @param kind what it is in the plots
 * @param jvmArguments its own flags on each JDK that it runs on, by feature version
 */
public record Entry(
        String id,
        String contestant,
        String title,
        String version,
        List<String> traits,
        Kind kind,
        SortedMap<Integer, List<String>> jvmArguments) {

    /** Behind the id of the entry that repeats another one. */
    public static final String AGAIN = "-again";

    /** Whether this is the second place of its contestant. */
    @JsonIgnore
    public boolean again() {
        return id.equals(contestant + AGAIN);
    }

    public boolean runsOn(int jdk) {
        return jvmArguments.containsKey(jdk);
    }

    /** The groups that the plots tell apart by colour. */
    public enum Kind {
        WIRESPEED,
        JACKSON3,
        JACKSON2,
        PEER,
        HAND_WRITTEN,
        FLOOR
    }
}
