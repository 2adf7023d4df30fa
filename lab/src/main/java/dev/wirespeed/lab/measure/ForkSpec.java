package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Operation;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A JVM to be started.
 *
 * @param cells what it measures, one after the other
 */
public record ForkSpec(String id, int round, int jdk, Entry entry, List<Cell> cells) {

    List<String> workloads() {
        return cells.stream().map(Cell::workload).distinct().toList();
    }

    Set<Operation> operations() {
        Set<Operation> operations = EnumSet.noneOf(Operation.class);
        cells.forEach(cell -> operations.add(cell.operation()));
        return operations;
    }

    /** The flags of the contestant on this JDK. */
    List<String> jvmArguments() {
        return entry.jvmArguments().getOrDefault(jdk, List.of());
    }

    Fork measured(double seconds, List<Measurement> measurements) {
        return new Fork(id, round, jdk, entry.id(), seconds, measurements, null);
    }

    Fork crashed(double seconds, String failure) {
        return new Fork(id, round, jdk, entry.id(), seconds, List.of(), failure);
    }
}
