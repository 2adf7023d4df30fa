package dev.wirespeed.jackson.internal;

import java.util.Optional;
import java.util.Set;

/**
 * A setting of a mapper that is not as codecs follow it.
 *
 * @param what the setting in words, such as {@code SerializationFeature.FAIL_ON_EMPTY_BEANS is on}
 * @param help what would let codecs follow it; empty if nothing does
 * @param matters what a class has to reach for the setting to matter to it
 * @param shown whether it shows in what the mapper has for a class, so that it matters only where that differs
 */
public record Difference(String what, String help, Set<Trait> matters, boolean shown) {

    /** One that matters to whatever class. */
    public static Difference toAll(String what, String help) {
        return new Difference(what, help, Trait.ANY, false);
    }

    /** One that matters to classes that reach one of these. */
    public static Difference to(Set<Trait> traits, String what, String help) {
        return new Difference(what, help, traits, false);
    }

    /** One that shows in what the mapper has for a class. */
    public static Difference shown(String what, String help) {
        return new Difference(what, help, Set.of(), true);
    }

    /** The setting and what helps. */
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
