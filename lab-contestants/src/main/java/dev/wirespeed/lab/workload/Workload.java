package dev.wirespeed.lab.workload;

import java.util.List;

/**
 * Data of one type that contestants are compared on.
 *
 * @param id the name used on the command line and in results: lower-case words joined by hyphens
 * @param title the name shown to people
 * @param type the type of the values
 * @param values at least one value; a run cycles through all of them
 * @param equality what makes a value that was read equal to the one that was written
 */
public record Workload<T>(String id, String title, Class<T> type, List<T> values, Equality equality) {

    /** What makes two values equal. */
    public enum Equality {
        /** Their {@code equals()}. */
        EQUALS,
        /** That Jackson 3 writes the same document for both: for classes without an {@code equals()} of their own. */
        DOCUMENT
    }

    public Workload {
        values = List.copyOf(values);
        if (values.isEmpty()) {
            throw new IllegalArgumentException("workload " + id + " has no values");
        }
    }

    /** Data of a type with an {@code equals()}. */
    public Workload(String id, String title, Class<T> type, List<T> values) {
        this(id, title, type, values, Equality.EQUALS);
    }
}
