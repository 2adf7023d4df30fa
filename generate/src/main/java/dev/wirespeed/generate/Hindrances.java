package dev.wirespeed.generate;

import dev.wirespeed.generate.Application.Place;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reasons why codecs can't be where they must be: in the package of their class, as the JVM sees packages. */
final class Hindrances {
    private static final int PACKAGES_SHOWN = 8;

    private Hindrances() {}

    /** @throws GenerateException if there are no classes, or codecs could not be loaded next to them */
    static void require(Application application, Selection selection, Set<String> outermost) {
        if (selection.packages().isEmpty() && selection.classes().isEmpty()) {
            throw new GenerateException("name the packages of your DTOs, such as --packages com.acme.dto; there are "
                    + packages(application));
        }
        selection.missing(application).ifPresent(missing -> {
            throw new GenerateException("there is no class " + missing + "; there are " + packages(application));
        });
        for (String name : outermost) {
            Place place = application.classes().get(name);
            if (place != null && place.isSigned()) {
                throw new GenerateException(
                        name + " is in " + place.name()
                                + ", which is signed: the JVM loads no unsigned class of its packages, so they can have no codecs");
            }
            if (place != null && place.isSealed(Selection.packageOf(name))) {
                throw new GenerateException(
                        name + " is in " + place.name()
                                + ", which is sealed: the JVM loads no class of its packages from elsewhere, so they can have no codecs");
            }
        }
    }

    /** Remarks on where the codecs may be placed, or on why there are none. */
    static List<String> notes(Application application, List<Verdict> verdicts, Set<String> codecs) {
        if (verdicts.stream().allMatch(each -> each.kind() == Verdict.Kind.NO_ROOT)) {
            return List.of("Jackson would write or read none of these classes as a bean; there are "
                    + packages(application) + "; com.acme.** stands for com.acme and all packages below it");
        }
        Set<String> packages = codecs.stream().map(Selection::packageOf).collect(Collectors.toSet());
        Stream<String> modules = application.places().stream()
                .filter(Place::isModule)
                .filter(place -> application.classes().entrySet().stream()
                        .anyMatch(each ->
                                each.getValue().equals(place) && packages.contains(Selection.packageOf(each.getKey()))))
                .map(place ->
                        place.name() + " is a module: on the module path its packages can't be in another jar, too;"
                                + " have both on the class path, or compile the codecs with the module");
        return Stream.concat(modules, otherVersions(application, verdicts)).toList();
    }

    private static Stream<String> otherVersions(Application application, List<Verdict> verdicts) {
        List<String> names = verdicts.stream()
                .map(Verdict::type)
                .filter(application::hasOtherVersions)
                .toList();
        return names.isEmpty()
                ? Stream.empty()
                : Stream.of("there are versions of " + names.size() + " classes for other versions of Java, such as "
                        + names.get(0) + ": where the JVM takes one with other properties its codec isn't used");
    }

    /** The packages with most of the application's own classes. */
    private static String packages(Application application) {
        Map<String, Integer> counts = new TreeMap<>();
        application.classes().forEach((name, place) -> {
            if (place.own()) {
                counts.merge(Selection.packageOf(name), 1, Integer::sum);
            }
        });
        return counts.isEmpty()
                ? "none at all"
                : counts.entrySet().stream()
                        .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                                .thenComparing(Map.Entry.comparingByKey()))
                        .limit(PACKAGES_SHOWN)
                        .map(each -> each.getKey() + " (" + each.getValue() + ")")
                        .collect(Collectors.joining(", ", "", counts.size() > PACKAGES_SHOWN ? ", …" : ""));
    }
}
