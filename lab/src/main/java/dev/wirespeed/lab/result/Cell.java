package dev.wirespeed.lab.result;

import com.fasterxml.jackson.annotation.JsonIgnore;

/**
 * One thing that is timed: an operation on a workload.
 *
 * @param workload the id of a workload
 */
public record Cell(Operation operation, String workload) {

    /** The name used on the command line, such as {@code serialize/small}. */
    @JsonIgnore
    public String id() {
        return operation.id() + "/" + workload;
    }
}
