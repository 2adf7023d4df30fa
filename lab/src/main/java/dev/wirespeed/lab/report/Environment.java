package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.result.Sample.Located;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Where and when a run took place, as names and values. */
final class Environment {

    private Environment() {}

    static Map<String, String> of(Result result) {
        Map<String, String> facts = new LinkedHashMap<>();
        result.sample().ifPresent(sample -> addSample(facts, sample));
        facts.put(
                "Machine",
                result.machine().cpu() + ", " + result.machine().cores() + " cores, "
                        + Math.round(result.machine().memoryBytes() / 1e9) + " GB");
        facts.put("System", result.machine().os());
        facts.put("Load at the start", load(result));
        Pace.of(result).ifPresent(pace -> facts.put("Speed", speed(pace)));
        facts.put(
                "JDKs",
                result.jdks().stream()
                        .map(jdk -> jdk.version() + " (" + jdk.vendor() + ")")
                        .collect(Collectors.joining(", ")));
        facts.put("Started", result.started().toString());
        facts.put("Finished", result.finished() == null ? unfinished(result) : String.valueOf(result.finished()));
        facts.put("Wirespeed", result.wirespeed());
        facts.put("Seed", "" + result.seed());
        return facts;
    }

    private static void addSample(Map<String, String> facts, Sample sample) {
        facts.put("Class", sample.type());
        facts.put("Values", sample.values() + " from " + paths(sample.files()));
        facts.put("Class path", "the lab's own, then " + paths(sample.classPath()));
        facts.put(
                "Equal values",
                sample.comparedByDocument()
                        ? "those for which Jackson 3 writes the same document; equals() tells what it reads from its own"
                                + " document from what it wrote"
                        : "by equals()");
    }

    private static String paths(List<Located> places) {
        return places.stream().map(Located::path).collect(Collectors.joining(", "));
    }

    private static String load(Result result) {
        double load = result.machine().loadAverage();
        String text = load < 0 ? "unknown" : String.format(Locale.ROOT, "%.2f", load);
        boolean watched = result.forks().stream().anyMatch(fork -> fork.otherCores() != null);
        return !watched && result.machine().busy() ? text + ": the machine was busy, expect noise" : text;
    }

    private static String speed(Pace pace) {
        return pace.varied() ? pace.text() + ": the machine's own speed varied, expect noise" : pace.text();
    }

    private static String unfinished(Result result) {
        return "interrupted after " + result.forks().size() + " of "
                + result.plan().size() + " forks";
    }

    static Table contestants(Result result) {
        List<List<String>> rows = result.entries().stream()
                .filter(entry -> !entry.again())
                .map(Environment::contestant)
                .toList();
        return new Table("Contestants", List.of("Contestant", "Version", "Traits", "JVM flags"), rows, false);
    }

    private static List<String> contestant(Entry entry) {
        String flags = entry.jvmArguments().entrySet().stream()
                .filter(flag -> !flag.getValue().isEmpty())
                .map(flag -> "JDK " + flag.getKey() + ": " + String.join(" ", flag.getValue()))
                .collect(Collectors.joining("; "));
        return List.of(entry.title(), entry.version(), String.join(", ", entry.traits()), flags);
    }
}
