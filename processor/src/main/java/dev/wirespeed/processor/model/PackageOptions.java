package dev.wirespeed.processor.model;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The options of each package. Of several that apply, the one with the longest name counts, for itself and all packages
 * below.
 *
 * <p>Each map has the values by package; the empty name stands for all packages.
 *
 * @param set the name of a set of further codecs, which is the suffix of their names; empty for the first set
 */
public record PackageOptions(
        String set,
        Map<String, Dialect> dialects,
        Map<String, Options.Naming> namings,
        Map<String, Options.Include> inclusions,
        Map<String, Options.Include> contents,
        Map<String, Options.Order> orders,
        Map<String, Options.Enums> enums) {

    /** The options of a package. */
    public Options of(String packageName) {
        Options usual = Options.of(find(dialects, packageName).orElse(Dialect.JACKSON3));
        return new Options(
                usual.dialect(),
                find(namings, packageName).orElse(usual.naming()),
                find(inclusions, packageName).orElse(usual.inclusion()),
                find(contents, packageName).orElse(usual.contents()),
                find(orders, packageName).orElse(usual.order()),
                find(enums, packageName).orElse(usual.enums()));
    }

    /** Whether these are for further codecs in addition to the first ones. */
    public boolean isFurther() {
        return !set.isEmpty();
    }

    /** Whether packages may have different options. */
    public boolean differ() {
        return Stream.of(dialects, namings, inclusions, contents, orders, enums)
                .flatMap(each -> each.keySet().stream())
                .anyMatch(name -> !of(name).equals(of("")));
    }

    private static <T> Optional<T> find(Map<String, T> known, String packageName) {
        String name = packageName;
        while (!name.isEmpty() && !known.containsKey(name)) {
            name = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        }
        return Optional.ofNullable(known.get(name));
    }
}
