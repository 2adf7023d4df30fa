package dev.wirespeed.lab.startup;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.startup.StartupResult.Trial;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntConsumer;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Starts one JVM for each contestant, which tells what it needs, then many in shuffled rounds. */
public final class StartupRuns {

    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private final Request request;
    private final Path folder;
    private final Interruption interruption;
    private final StartJvm jvm;
    private final Path logs;

    /** Runs that have not begun; the result and logs go to the folder. */
    public StartupRuns(Request request, Path folder, Interruption interruption) {
        this.request = request;
        this.folder = folder;
        this.interruption = interruption;
        logs = logs(folder);
        jvm = new StartJvm(request.jdk().java(), logs.resolve("errors.log"), document());
    }

    /**
     * Runs until all is done or Ctrl-C comes.
     *
     * @param wirespeed the version of the lab
     * @param progress is told of each round when it is over
     */
    public StartupResult run(String wirespeed, IntConsumer progress) {
        Map<String, LoadedClasses> needed = trials();
        StartupResult result = new StartupResult(
                StartupResult.SCHEMA_VERSION,
                "startup",
                Instant.now(),
                null,
                wirespeed,
                Machines.current(),
                request.jdk().used(),
                request.seed(),
                request.rounds(),
                request.contestants().stream()
                        .map(starter -> trial(starter, Objects.requireNonNull(needed.get(starter.id()))))
                        .toList(),
                List.of());
        List<List<Starter>> order = request.order();
        for (int round = 0; round < order.size() && !interruption.requested(); round++) {
            for (Start start : round(round, order.get(round), needed)) {
                result = result.with(start);
            }
            write(result);
            progress.accept(round + 1);
        }
        StartupResult all = interruption.requested() ? result : result.finishedAt(Instant.now());
        write(all);
        return all;
    }

    /** A whole round; nothing if Ctrl-C came in between, which ends the JVMs, too. */
    private List<Start> round(int round, List<Starter> order, Map<String, LoadedClasses> needed) {
        List<Start> starts = new ArrayList<>();
        try {
            for (Starter starter : order) {
                String classPath =
                        Objects.requireNonNull(needed.get(starter.id())).path();
                starts.add(jvm.start(starter, round, classPath, List.of()));
            }
            return starts;
        } catch (LabException e) {
            if (interruption.requestedSoon()) {
                return List.of();
            }
            throw e;
        }
    }

    /** One JVM for each with the lab's class path: whether it works at all, and which part of that path it needs. */
    private Map<String, LoadedClasses> trials() {
        String classPath = System.getProperty("java.class.path");
        Map<String, LoadedClasses> needed = new LinkedHashMap<>();
        for (Starter starter : request.contestants()) {
            Path log = logs.resolve(starter.id() + ".classes");
            jvm.start(starter, -1, classPath, List.of(LoadedClasses.flag(log)));
            needed.put(starter.id(), LoadedClasses.read(log, classPath));
        }
        return needed;
    }

    private static Trial trial(Starter starter, LoadedClasses needed) {
        return new Trial(
                starter.id(),
                starter.title(),
                starter.version(),
                needed.classes(),
                needed.classPath().stream()
                        .map(entry -> entry.substring(entry.lastIndexOf(File.separatorChar) + 1))
                        .toList());
    }

    private void write(StartupResult result) {
        ResultFile.replace(folder.resolve(StartupResult.NAME), MAPPER.writeValueAsString(result) + "\n");
    }

    private static byte[] document() {
        return document(Workloads.find("small").orElseThrow());
    }

    private static <T> byte[] document(Workload<T> workload) {
        return workload.document(workload.values().getFirst());
    }

    private static Path logs(Path folder) {
        try {
            return Files.createDirectories(folder.resolve("logs"));
        } catch (IOException e) {
            throw new LabException("cannot write to " + folder + ": " + e.getMessage());
        }
    }
}
