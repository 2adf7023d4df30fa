package dev.wirespeed.jackson.internal;

import java.util.Optional;
import java.util.Set;

/**
 * A setting of a mapper that differs from the one that codecs follow.
 *
 * @param what the text of the setting, such as {@code SerializationFeature.FAIL_ON_EMPTY_BEANS is on}
 * @param help the way to have codecs follow it; empty if there is none
 * @param matters the traits of classes for which the setting matters
 * @param shown whether it shows in the mapper's handlers of a class, so that it only matters where those differ
 */
public record Difference(String what, String help, Set<Trait> matters, boolean shown) {

    /** A difference that matters to every class. */
    public static Difference toAll(String what, String help) {
        return new Difference(what, help, Trait.ANY, false);
    }

    /** A difference that matters to classes with one of these traits. */
    public static Difference to(Set<Trait> traits, String what, String help) {
        return new Difference(what, help, traits, false);
    }

    /** A difference that shows in the mapper's handlers of a class. */
    public static Difference shown(String what, String help) {
        return new Difference(what, help, Set.of(), true);
    }

    /** The setting, and what helps. */
    String sentence() {
        return with("");
    }

    /** Why it matters to a class; empty if it does not. */
    Optional<String> why(Inspected reach) {
        return matters.equals(Trait.ANY)
                ? Optional.of(sentence())
                : matters.stream()
                        .filter(reach.traits()::containsKey)
                        .sorted()
                        .findFirst()
                        .map(trait ->
                                with(", which matters to " + reach.traits().get(trait)));
    }

    private String with(String reason) {
        return what + reason + (help.isEmpty() ? "" : "; " + help);
    }
}
