package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.ColdStart;
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
 * @param shots how often it does each for the first time in a new JVM; 0 if it measures a steady state
 */
public record ForkSpec(String id, int round, int jdk, Entry entry, List<Cell> cells, int shots) {

    /** One that measures a steady state. */
    ForkSpec(String id, int round, int jdk, Entry entry, List<Cell> cells) {
        this(id, round, jdk, entry, cells, 0);
    }

    /** Whether it times what a new JVM does first. */
    boolean cold() {
        return shots > 0;
    }

    List<String> workloads() {
        return cells.stream().map(Cell::workload).distinct().toList();
    }

    /** Whether its contestant first writes and reads many other types: all cells of a fork are polluted, or none is. */
    boolean polluted() {
        return cells.stream().anyMatch(Cell::polluted);
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

    Fork timed(double seconds, List<ColdStart> starts) {
        return new Fork(id, round, jdk, entry.id(), seconds, null, null, List.of(), starts, null);
    }

    Fork crashed(double seconds, String failure) {
        return new Fork(id, round, jdk, entry.id(), seconds, List.of(), failure);
    }
}
