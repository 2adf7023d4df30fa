package dev.wirespeed.lab.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A contestant's place in a run; one contestant has two, and what these differ by is noise.
 *
 * @param id the contestant's id, with {@link #AGAIN} behind it for the second place
 * @param contestant the contestant's id
 * @param traits the labels of its traits
 * @param kind what it is in the plots
 * @param format what its documents are written in, such as {@code JSON}
 * @param jvmArguments its own flags on each JDK that it runs on, by feature version
 */
public record Entry(
        String id,
        String contestant,
        String title,
        String version,
        List<String> traits,
        Kind kind,
        String format,
        SortedMap<Integer, List<String>> jvmArguments) {

    /** What contestants write if nothing else is said. */
    public static final String JSON = "JSON";

    /** Behind the id of the entry that repeats another one. */
    public static final String AGAIN = "-again";

    /** A contestant that writes JSON. */
    public Entry(
            String id,
            String contestant,
            String title,
            String version,
            List<String> traits,
            Kind kind,
            SortedMap<Integer, List<String>> jvmArguments) {
        this(id, contestant, title, version, traits, kind, JSON, jvmArguments);
    }

    /** Another place of the same contestant. */
    public Entry named(String otherId, String otherTitle) {
        return new Entry(otherId, contestant, otherTitle, version, traits, kind, format, jvmArguments);
    }

    public Entry withTraits(List<String> others) {
        return new Entry(id, contestant, title, version, others, kind, format, jvmArguments);
    }

    /** The same place on some of its JDKs. */
    public Entry on(Collection<Integer> jdks) {
        SortedMap<Integer, List<String>> arguments = new TreeMap<>(jvmArguments);
        arguments.keySet().retainAll(jdks);
        return new Entry(id, contestant, title, version, traits, kind, format, arguments);
    }

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
