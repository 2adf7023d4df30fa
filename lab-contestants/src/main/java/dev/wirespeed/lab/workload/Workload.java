package dev.wirespeed.lab.workload;

import java.util.List;

/**
 * Data of one type that contestants are compared on.
 *
 * @param id the name used on the command line and in results: lower-case words joined by hyphens
 * @param title the name shown to people
 * @param type the type of the values
 * @param values at least one value; a run cycles through all of them
 */
public record Workload<T>(String id, String title, Class<T> type, List<T> values) {

    public Workload {
        values = List.copyOf(values);
        if (values.isEmpty()) {
            throw new IllegalArgumentException("workload " + id + " has no values");
        }
    }
}
