package dev.wirespeed.jackson.internal;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a mapper has for a class and for all that it reaches.
 *
 * @param difference why that makes other documents than codecs do, or reads otherwise; empty if it does not
 * @param traits what it reaches, each with the class that it was found at first
 */
public record Inspected(Optional<String> difference, Map<Trait, String> traits) {

    /** Why a codec can't do here what a mapper with such settings does; empty if it can. */
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
