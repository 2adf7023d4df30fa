package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.Workload;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A serializer in one configuration, set up as its makers advise.
 *
 * <p>One library may enter more than once, for example plain and with an accelerating module. Implementations are found
 * through {@link java.util.ServiceLoader}; they have a public constructor without arguments that does next to nothing,
 * since every fork creates all contestants to find its own.
 */
public interface Contestant {

    /** The name used on the command line and in results: lower-case words joined by hyphens, such as {@code jackson3-blackbird}. */
    String id();

    /** The name shown to people, such as {@code Jackson 3 + Blackbird}. */
    String title();

    /** The version of the library that runs, such as {@code 3.2.4}. */
    String version();

    /** What its documents are written in; JSON unless it says otherwise. */
    default Format format() {
        return Format.JSON;
    }

    /**
     * The ids of the only workloads that this contestant is for, and which an experiment has to ask for by name; empty, as
     * for most, if it is for everything that it can bind.
     */
    default List<String> madeFor() {
        return List.of();
    }

    /** What a reader must know before comparing this contestant with others. */
    default Set<Trait> traits() {
        return Set.of();
    }

    /**
     * The flags that this contestant needs from the JVM that it runs in.
     *
     * @param jdk the feature version of that JVM, such as 25
     */
    default List<String> jvmArguments(int jdk) {
        return List.of();
    }

    /**
     * Whether a type with arguments, such as a list of the user's class, can be bound: by {@link Workload#javaType}, since the
     * class of a list does not say what is in it.
     */
    default boolean bindsGenericTypes() {
        return false;
    }

    /** How code is made that this contestant needs before it can bind a class of the user's; most need none. */
    default Optional<Generation> generation() {
        return Optional.empty();
    }

    /**
     * Prepares this contestant for a workload, with everything that can be done once done here.
     *
     * @throws CannotBindException if this contestant has no way to handle the workload's type
     */
    <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException;
}
