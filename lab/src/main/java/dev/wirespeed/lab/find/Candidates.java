package dev.wirespeed.lab.find;

import dev.wirespeed.generate.Application;
import dev.wirespeed.generate.GenerateException;
import dev.wirespeed.generate.Generator;
import dev.wirespeed.generate.Selection;
import dev.wirespeed.generate.Verdict;
import dev.wirespeed.lab.find.FindResult.Candidate;
import dev.wirespeed.lab.find.FindResult.RootType;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The classes to make codecs for, by what an agent counted of them, and what codecs can do for them. */
public final class Candidates {

    /** So many are looked at; what comes behind them takes little. */
    private static final int MOST = 100;

    /** So many are named in a note. */
    private static final int NAMED = 5;

    private Candidates() {}

    /**
     * Each once, the dearest first, by all conversions of types that name it; without what the JDK brings and what codecs
     * do already.
     */
    static List<Candidate> of(List<RootType> types) {
        Map<String, List<RootType>> byClass = new LinkedHashMap<>();
        types.stream()
                .filter(type -> !type.library().startsWith("Wirespeed"))
                .forEach(type -> named(type.type())
                        .forEach(name -> byClass.computeIfAbsent(name, any -> new ArrayList<>())
                                .add(type)));
        return byClass.entrySet().stream()
                .sorted(Comparator.comparingDouble(each -> -micros(each.getValue())))
                .map(each -> new Candidate(
                        each.getKey(), cores(each.getValue()), isAtMost(each.getValue()), null, List.of()))
                .toList();
    }

    private static double micros(List<RootType> types) {
        return types.stream().mapToDouble(Counters::micros).sum();
    }

    private static @Nullable Double cores(List<RootType> types) {
        List<Double> known =
                types.stream().flatMap(type -> Stream.ofNullable(type.cores())).toList();
        return known.isEmpty()
                ? null
                : known.stream().mapToDouble(Double::doubleValue).sum();
    }

    private static boolean isAtMost(List<RootType> types) {
        return types.stream().anyMatch(type -> type.cores() != null && type.cpuMicros() == null);
    }

    /** The application's classes in a name such as {@code com.acme.Page<com.acme.Order[]>}: each can have a codec. */
    private static List<String> named(String type) {
        return Stream.of(type.split("[^\\w.$]+"))
                .filter(name -> name.indexOf('.') > 0 && Origin.of(name).kind() == Origin.Kind.APPLICATION)
                .distinct()
                .toList();
    }

    /**
     * A result that says of the most expensive classes how far codecs can serve them, as {@code check} does. Classes
     * that have a codec already are in a note, and no longer in the list.
     *
     * @param classFiles jars and folders with the classes and their dependencies; with none the result stays as it is
     */
    public static FindResult checked(FindResult result, List<Path> classFiles) {
        if (classFiles.isEmpty() || result.classes().isEmpty()) {
            return result;
        }
        try (Application application = Application.open(classFiles)) {
            Map<Boolean, List<Candidate>> byCodec = result.classes().stream()
                    .collect(Collectors.partitioningBy(candidate -> application.hasCodec(candidate.type())));
            List<Candidate> without = byCodec.getOrDefault(false, List.of());
            Map<String, Verdict> verdicts = verdicts(application, without);
            List<Candidate> checked = new ArrayList<>();
            for (Candidate candidate : without) {
                Verdict verdict = verdicts.get(canonical(candidate.type()));
                checked.add(
                        verdict == null
                                ? candidate
                                : new Candidate(
                                        candidate.type(),
                                        candidate.cores(),
                                        candidate.atMost(),
                                        verdict.kind(),
                                        verdict.reasons()));
            }
            return result.with(checked).noting(served(byCodec.getOrDefault(true, List.of())));
        } catch (GenerateException | UncheckedIOException e) {
            return result.noting(
                    List.of("What codecs can do for these classes could not be found out: " + e.getMessage()));
        }
    }

    /** A note on classes that have a codec already. */
    private static List<String> served(List<Candidate> candidates) {
        if (candidates.isEmpty()) {
            return List.of();
        }
        String names = candidates.stream().limit(NAMED).map(Candidate::type).collect(Collectors.joining(", "));
        int more = candidates.size() - NAMED;
        return List.of("Codecs are there already for " + names + (more > 0 ? " and " + more + " more" : "")
                + ". Where a mapper does not use one, the log of dev.wirespeed.jackson says why.");
    }

    private static Map<String, Verdict> verdicts(Application application, List<Candidate> candidates) {
        List<String> names = candidates.stream()
                .map(Candidate::type)
                .filter(application::has)
                .limit(MOST)
                .toList();
        if (names.isEmpty()) {
            return Map.of();
        }
        return Generator.of(application).generate(new Selection(List.of(), names)).verdicts().stream()
                .collect(Collectors.toMap(
                        verdict -> canonical(verdict.type()), Function.identity(), (first, second) -> first));
    }

    /** Binary names have dollar signs where qualified names have dots. */
    private static String canonical(String name) {
        return name.replace('$', '.');
    }

    /** The packages of some classes, for {@code --packages}. */
    static String packages(List<Candidate> candidates) {
        return candidates.stream()
                .map(candidate -> candidate.type().substring(0, candidate.type().lastIndexOf('.')))
                .distinct()
                .sorted()
                .collect(Collectors.joining(","));
    }
}
