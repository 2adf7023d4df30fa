package dev.wirespeed.lab.result;

import com.fasterxml.jackson.annotation.JsonIgnore;

/**
 * One thing that is timed: an operation on a workload.
 *
 * @param workload the id of a workload
 * @param polluted whether the JVM has first written and read many other types through the same contestant, as that of a service
 *     has
 */
public record Cell(Operation operation, String workload, boolean polluted) {

    private static final String POLLUTED = "polluted";

    /** In a JVM that has seen nothing else. */
    public Cell(Operation operation, String workload) {
        this(operation, workload, false);
    }

    /** The name used on the command line, such as {@code serialize/small} or {@code serialize/small/polluted}. */
    @JsonIgnore
    public String id() {
        return operation.id() + "/" + workload + (polluted ? "/" + POLLUTED : "");
    }

    /** The same, as a part of a file's name. */
    @JsonIgnore
    public String fileName() {
        return id().replace('/', '-');
    }
}
