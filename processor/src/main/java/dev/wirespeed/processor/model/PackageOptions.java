package dev.wirespeed.processor.model;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The options of each package: of several that say something, the longest counts, for itself and all below it.
 *
 * <p>Each map has what is said of packages; the empty name stands for all.
 *
 * @param set the name of a set of further codecs, with which the names of those end; empty for the first ones
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

    /** Whether these are for codecs that stand beside the first ones. */
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
