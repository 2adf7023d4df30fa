package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Checks all contestants in one JVM per JDK, started with the flags of all of them; a contestant that takes it down is
 * noted, and the others go on in a new one.
 */
public final class AgreementJvm implements AgreementCheck {

    private static final String CONVERSIONS = "dev.wirespeed.lab.fork.AgreementMain";
    private static final String ROWS = "dev.wirespeed.lab.fork.RowsAgreementMain";
    private static final int LIMIT_SECONDS = 300;

    private final Launch launch;
    private final Logs logs;
    private final Progress progress;
    private final Interruption interruption;

    /**
     * A check of one run.
     *
     * @param out the folder of the run
     */
    public AgreementJvm(Launch launch, Path out, Progress progress, Interruption interruption) {
        this.launch = launch;
        this.logs = new Logs(out);
        this.progress = progress;
        this.interruption = interruption;
    }

    @Override
    public List<Agreement> check(Result result) {
        List<Agreement> agreements = new ArrayList<>();
        for (JdkUsed jdk : result.jdks()) {
            progress.step("Checking on JDK " + jdk.feature() + " that all write and read the same document");
            agreements.addAll(check(result, jdk.feature()));
        }
        return agreements;
    }

    private List<Agreement> check(Result result, int jdk) {
        List<Entry> waiting = new ArrayList<>(result.entries().stream()
                .filter(entry -> entry.runsOn(jdk) && !entry.again())
                .toList());
        List<String> workloads =
                result.workloads().stream().map(WorkloadUsed::id).toList();
        List<Agreement> agreements = new ArrayList<>();
        for (int attempt = 1; !waiting.isEmpty() && !interruption.requested(); attempt++) {
            String id = "agreement-jdk" + jdk + (attempt == 1 ? "" : "-" + attempt);
            String failure = run(main(result), id, jdk, waiting, workloads);
            agreements.addAll(read(jdk, Logs.text(logs.json(id))));
            waiting.removeIf(entry -> complete(entry, agreements, workloads));
            if (!waiting.isEmpty() && !interruption.requestedSoon()) {
                Entry culprit = waiting.removeFirst();
                agreements.removeIf(agreement -> agreement.contestant().equals(culprit.id()));
                workloads.forEach(workload -> agreements.add(crashed(jdk, culprit, workload, failure)));
            }
        }
        return agreements;
    }

    private static String main(Result result) {
        return result.cells().stream().anyMatch(cell -> cell.operation() == Operation.FETCH) ? ROWS : CONVERSIONS;
    }

    /** Says what the JVM said when it crashed; of no meaning if it did not. */
    private String run(String main, String id, int jdk, List<Entry> entries, List<String> workloads) {
        List<String> command = new ArrayList<>();
        command.add(launch.java(jdk));
        command.add("-Xmx2g");
        command.addAll(JmhSettings.flags());
        command.add("--enable-native-access=ALL-UNNAMED"); // zstd's library
        command.addAll(flags(entries, jdk));
        command.addAll(launch.properties());
        command.addAll(List.of("-cp", launch.classPath(), main));
        command.add(logs.json(id).toString());
        command.add(String.join(",", workloads));
        command.add(String.join(",", entries.stream().map(Entry::id).toList()));
        try {
            ChildJvm.run(command, logs.log(id), LIMIT_SECONDS, TimeUnit.SECONDS);
            return JmhOutput.reason(Logs.text(logs.log(id)));
        } catch (ForkStoppedException e) {
            interruption.request();
            return String.valueOf(e.getMessage());
        } catch (ForkFailedException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private static Set<String> flags(List<Entry> entries, int jdk) {
        Set<String> flags = new LinkedHashSet<>();
        entries.forEach(entry -> flags.addAll(entry.jvmArguments().getOrDefault(jdk, List.of())));
        return flags;
    }

    private static List<Agreement> read(int jdk, String lines) {
        return lines.lines()
                .map(line -> (ObjectNode) JsonMapper.shared().readTree(line))
                .map(line -> JsonMapper.shared().treeToValue(line.put("jdk", jdk), Agreement.class))
                .toList();
    }

    private static boolean complete(Entry entry, List<Agreement> agreements, List<String> workloads) {
        Stream<String> checked = agreements.stream()
                .filter(agreement -> agreement.contestant().equals(entry.id()))
                .map(Agreement::workload);
        return checked.toList().containsAll(workloads);
    }

    private static Agreement crashed(int jdk, Entry entry, String workload, String failure) {
        return new Agreement(jdk, entry.id(), workload, 0, 0, false, List.of(), "takes the JVM down: " + failure);
    }
}
