package dev.wirespeed.spring.meter;

import java.util.Set;
import java.util.function.Predicate;

/** Distinguishes names of properties, which come from classes, from keys of maps, which are values and never shown. */
@FunctionalInterface
public interface PropertyNames {
    /** Accepts the names of properties in objects of these types, and in everything that they reach. */
    Predicate<String> of(Set<Class<?>> types);
}
