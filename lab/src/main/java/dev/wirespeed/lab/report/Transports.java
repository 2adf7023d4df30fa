package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.Carried;
import dev.wirespeed.lab.report.Findings.Panel;
import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Agreement.Compression;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** What a message costs to carry: bytes, and CPU at either end, plain and compressed. */
final class Transports {

    private final Result result;
    private final List<Panel> panels;

    private Transports(Result result, List<Panel> panels) {
        this.result = result;
        this.panels = panels;
    }

    /**
     * What was measured in both directions on the newest JDK, where contestants write more than one format; nothing else.
     *
     * @param panels the newest JDK first
     */
    static List<Carried> of(Result result, List<Panel> panels) {
        return differ(result) ? new Transports(result, panels).all() : List.of();
    }

    /** Whether the contestants of a run write more than one format. */
    static boolean differ(Result result) {
        return result.entries().stream().map(Entry::format).distinct().count() > 1;
    }

    private List<Carried> all() {
        int jdk = result.jdks().getLast().feature();
        List<Carried> all = new ArrayList<>();
        for (WorkloadUsed workload : result.workloads()) {
            result.agreements().stream()
                    .filter(agreement -> agreement.jdk() == jdk && agreement.agrees())
                    .filter(agreement -> agreement.workload().equals(workload.id()))
                    .flatMap(agreement -> result.entries().stream()
                            .filter(entry -> entry.id().equals(agreement.contestant()))
                            .flatMap(entry -> carried(workload, entry, agreement)))
                    .forEach(all::add);
        }
        return all;
    }

    private Stream<Carried> carried(WorkloadUsed workload, Entry entry, Agreement agreement) {
        OptionalDouble write = millis(entry, new Cell(Operation.SERIALIZE, workload.id()));
        OptionalDouble read = millis(entry, new Cell(Operation.DESERIALIZE, workload.id()));
        if (write.isEmpty() || read.isEmpty()) {
            return Stream.empty();
        }
        Message message = new Message(workload, entry, write.getAsDouble(), read.getAsDouble());
        Compression times = agreement.compression();
        Long zstd = agreement.zstdBytes();
        Stream<Carried> plain = Stream.of(message.as("plain", agreement.bytes(), 0, 0));
        return times == null || zstd == null
                ? plain
                : Stream.concat(
                        plain,
                        Stream.of(
                                message.as("gzip", agreement.gzipBytes(), times.gzip(), times.gunzip()),
                                message.as("zstd", zstd, times.zstd(), times.unzstd())));
    }

    /** A document's times in milliseconds. */
    private record Message(WorkloadUsed workload, Entry entry, double write, double read) {

        Carried as(String form, long bytes, double pack, double unpack) {
            double messages = workload.messages();
            return new Carried(
                    workload.id(),
                    entry,
                    form,
                    bytes / messages,
                    (write + pack) / messages * 1_000,
                    (read + unpack) / messages * 1_000);
        }
    }

    private OptionalDouble millis(Entry entry, Cell cell) {
        return panels.stream()
                .filter(panel -> panel.cell().equals(cell))
                .limit(1)
                .flatMap(panel -> panel.rows().stream())
                .filter(row -> row.entry().equals(entry))
                .mapToDouble(Findings.Row::msPerOperation)
                .findFirst();
    }
}
