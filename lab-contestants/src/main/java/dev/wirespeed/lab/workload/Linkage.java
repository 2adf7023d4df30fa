package dev.wirespeed.lab.workload;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Says in one line what a class lacks that could not be loaded, set up or looked into. */
final class Linkage {
    private static final Pattern MISSING = Pattern.compile("NoClassDefFoundError:?\\)? L?([\\w/$.]+);?");
    private static final Pattern NEWER = Pattern.compile(
            "([\\w/$.]+) has been compiled by a more recent version .*\\(class file version (\\d+)\\.\\d+\\).*");

    private Linkage() {}

    static String reason(String typeName, Throwable thrown) {
        List<Throwable> causes = Stream.iterate(thrown, t -> t != null, Throwable::getCause)
                .limit(20)
                .toList();
        return Stream.of(newer(causes), missing(typeName, causes), notInitialised(causes))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> typeName + " can't be used: " + firstLine(causes.get(causes.size() - 1)));
    }

    private static Optional<String> newer(List<Throwable> causes) {
        return causes.stream()
                .map(cause -> NEWER.matcher(String.valueOf(cause.getMessage())))
                .filter(Matcher::matches)
                .map(found -> name(found.group(1)) + " is compiled for JDK " + (Integer.parseInt(found.group(2)) - 44)
                        + ", but this run has forks on JDK " + Runtime.version().feature()
                        + "; say with --jdk on which JDKs it is to run")
                .findFirst();
    }

    private static Optional<String> missing(String typeName, List<Throwable> causes) {
        return causes.stream()
                .flatMap(cause -> cause instanceof TypeNotPresentException absent
                        ? Stream.of(absent.typeName())
                        : MISSING.matcher(cause.toString()).results().map(found -> found.group(1)))
                .map(name -> typeName + " needs " + name(name) + ", which is not on the class path")
                .findFirst();
    }

    private static Optional<String> notInitialised(List<Throwable> causes) {
        return causes.stream()
                .filter(ExceptionInInitializerError.class::isInstance)
                .map(error -> "a class could not be initialised: " + firstLine(causes.get(causes.size() - 1)))
                .findFirst();
    }

    private static String name(String internal) {
        return internal.replace('/', '.');
    }

    private static String firstLine(Throwable thrown) {
        return thrown.toString().lines().findFirst().orElse("");
    }
}
