package dev.wirespeed.jackson.internal;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A mapper's handling of a class and everything that it reaches.
 *
 * @param difference why the mapper writes other documents than codecs do, or reads them differently; empty if it does
 *     not
 * @param traits the traits of what it reaches, each with the first class that has it
 */
public record Inspected(Optional<String> difference, Map<Trait, String> traits) {

    /** Why a codec can't do what a mapper with such settings does; empty if it can. */
    public Optional<String> why(List<Difference> settings) {
        Optional<String> shown = difference.map(found -> settings.stream()
                .filter(Difference::shown)
                .findFirst()
                .map(Difference::sentence)
                .orElse(found));
        return shown.or(
                () -> settings.stream().flatMap(each -> each.why(this).stream()).findFirst());
    }
}
