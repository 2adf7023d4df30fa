package dev.wirespeed.generate;

import dev.wirespeed.processor.read.Packages;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Selects classes for codecs: all classes of some packages, and classes by name.
 *
 * @param packages names in which {@code *} stands for one part and {@code **} for any number of parts
 * @param classes qualified or binary names
 */
public record Selection(List<String> packages, List<String> classes) {
    public Selection {
        packages = List.copyOf(packages);
        classes = List.copyOf(classes);
    }

    /** The outermost classes of an application that are, or contain, selected ones. */
    Set<String> outermost(Application application) {
        Predicate<String> ofPackage = Packages.named(String.join(",", packages));
        Set<String> named = classes.stream().map(Selection::canonical).collect(Collectors.toSet());
        return application.classes().keySet().stream()
                .filter(name -> ofPackage.test(packageOf(name)) || named.contains(canonical(name)))
                .map(name -> name.indexOf('$') < 0 ? name : outermost(name, application))
                .filter(application::has)
                .collect(Collectors.toCollection(java.util.TreeSet::new));
    }

    /** A dollar sign may be part of a name. */
    private static String outermost(String name, Application application) {
        for (int end = name.indexOf('$'); end > 0; end = name.indexOf('$', end + 1)) {
            if (application.has(name.substring(0, end))) {
                return name.substring(0, end);
            }
        }
        return name;
    }

    /** Matches classes by their qualified names. */
    Predicate<String> wanted(Set<String> outermost) {
        Predicate<String> ofPackage = Packages.named(String.join(",", packages));
        Set<String> named = classes.stream().map(Selection::canonical).collect(Collectors.toSet());
        Set<String> inPackages = outermost.stream()
                .filter(name -> ofPackage.test(packageOf(name)))
                .map(Selection::canonical)
                .collect(Collectors.toSet());
        return name -> named.contains(canonical(name)) || isIn(canonical(name), inPackages);
    }

    /** A message about selected names that don't exist. */
    Optional<String> missing(Application application) {
        Set<String> all = application.classes().keySet().stream()
                .map(Selection::canonical)
                .collect(Collectors.toSet());
        return Stream.concat(
                        packages.stream()
                                .filter(name -> application.classes().keySet().stream()
                                        .map(Selection::packageOf)
                                        .noneMatch(Packages.named(name)))
                                .map(name -> "in " + name),
                        classes.stream().filter(name -> !all.contains(canonical(name))))
                .findFirst();
    }

    private static boolean isIn(String name, Set<String> outermost) {
        for (String outer = name; ; outer = outer.substring(0, outer.lastIndexOf('.'))) {
            if (outermost.contains(outer)) {
                return true;
            }
            if (outer.indexOf('.') < 0) {
                return false;
            }
        }
    }

    /**
     * A dollar sign in a name is the same as a dot: there can't be both, since their class files would have the same
     * name.
     */
    private static String canonical(String name) {
        return name.replace('$', '.');
    }

    static String packageOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }
}
