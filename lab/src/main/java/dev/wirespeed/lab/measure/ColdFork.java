package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.result.ColdStart;
import dev.wirespeed.lab.result.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Times the first conversions of a workload in a new JVM. */
final class ColdFork {

    private static final String MAIN = "dev.wirespeed.lab.fork.ColdMain";
    private static final int LIMIT_SECONDS = 300;

    private final Launch launch;
    private final Logs logs;

    ColdFork(Launch launch, Logs logs) {
        this.launch = launch;
        this.logs = logs;
    }

    List<ColdStart> run(ForkSpec fork, Settings settings) throws ForkFailedException {
        int status = ChildJvm.run(command(fork, settings), logs.log(fork.id()), LIMIT_SECONDS, TimeUnit.SECONDS);
        String json = Logs.text(logs.json(fork.id()));
        if (status != 0 || json.isBlank()) {
            throw new ForkFailedException(JmhOutput.reason(Logs.text(logs.log(fork.id()))));
        }
        JsonNode times = JsonMapper.shared().readTree(json);
        return fork.cells().stream()
                .map(cell -> new ColdStart(
                        cell,
                        times.get("setUp").asDouble(),
                        times.get(cell.operation().id())
                                .valueStream()
                                .map(JsonNode::asDouble)
                                .toList()))
                .toList();
    }

    private List<String> command(ForkSpec fork, Settings settings) {
        List<String> command = new ArrayList<>();
        command.add(launch.java(fork.jdk()));
        command.addAll(jvmArguments(fork, settings));
        command.addAll(launch.properties());
        command.addAll(
                List.of("-cp", launch.classPath(), MAIN, logs.json(fork.id()).toString()));
        command.addAll(List.of(contestant(fork), fork.workloads().getFirst(), "" + fork.shots()));
        return command;
    }

    /** Those of other forks, except that a new JVM's first use of its heap is part of what a cold start costs. */
    static List<String> jvmArguments(ForkSpec fork, Settings settings) {
        List<String> arguments = JmhSettings.jvmArguments(fork, settings);
        arguments.remove(Settings.TOUCHED_HEAP);
        return arguments;
    }

    /** Its class: who looks for an id loads all contestants, and much of their libraries with them. */
    private static String contestant(ForkSpec fork) {
        return Contestants.find(fork.entry().contestant())
                .orElseThrow()
                .getClass()
                .getName();
    }
}
