package dev.wirespeed.spring.meter;

import java.util.Set;
import java.util.function.Predicate;

/** Tells names of properties, which classes have, from keys of maps, which are values and never shown. */
@FunctionalInterface
public interface PropertyNames {
    /** Accepts the names that properties have in objects of these types and of all that they reach. */
    Predicate<String> of(Set<Class<?>> types);
}
