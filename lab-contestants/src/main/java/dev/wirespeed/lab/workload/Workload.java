package dev.wirespeed.lab.workload;

import java.lang.reflect.Type;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Data of one type that contestants are compared on.
 *
 * @param id the name used on the command line and in results: lower-case words joined by hyphens
 * @param title the name shown to people
 * @param type the class of the values
 * @param javaType the same with its type arguments if it has any, else {@code type}
 * @param values at least one value; a run cycles through all of them
 * @param equality what makes a value that was read equal to the one that was written
 * @param oracle writes the document that all who write JSON have to write
 * @param writeOnly whether nobody is asked to read, since documents leave out parts of the values
 * @param given makes the documents that all who read JSON have to read out of those that the oracle writes, such as the same with
 *     white space; nobody is asked to write them, and other formats take no part. Null, as for most, if contestants read what they
 *     wrote
 */
public record Workload<T>(
        String id,
        String title,
        Class<T> type,
        Type javaType,
        List<T> values,
        Equality equality,
        Oracle oracle,
        boolean writeOnly,
        @Nullable UnaryOperator<byte[]> given) {

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

    /** Data of which contestants read what they wrote, if they read. */
    public Workload(
            String id,
            String title,
            Class<T> type,
            Type javaType,
            List<T> values,
            Equality equality,
            Oracle oracle,
            boolean writeOnly) {
        this(id, title, type, javaType, values, equality, oracle, writeOnly, null);
    }

    /** Data of a type without type arguments. */
    public Workload(
            String id,
            String title,
            Class<T> type,
            List<T> values,
            Equality equality,
            Oracle oracle,
            boolean writeOnly) {
        this(id, title, type, type, values, equality, oracle, writeOnly);
    }

    /** Whether the class of the values does not say what is in them. */
    public boolean generic() {
        return !type.equals(javaType);
    }

    /** Data for which Jackson 3's default mapper writes the document. */
    public Workload(String id, String title, Class<T> type, List<T> values, Equality equality) {
        this(id, title, type, values, equality, Oracle.of(type), false);
    }

    /** Data of a type with an {@code equals()}. */
    public Workload(String id, String title, Class<T> type, List<T> values) {
        this(id, title, type, values, Equality.EQUALS);
    }

    /** The same data in documents that are made out of the usual ones, for reading only. */
    public Workload<T> given(String otherId, String otherTitle, UnaryOperator<byte[]> documents) {
        return new Workload<>(otherId, otherTitle, type, javaType, values, equality, oracle, false, documents);
    }

    /** Whether nobody is asked to write, since documents are given. */
    public boolean readOnly() {
        return given != null;
    }

    /** The document that contestants are held to: to write it, or to read it if it is given. */
    public byte[] document(T value) {
        byte[] written = oracle.write(value);
        return given == null ? written : given.apply(written);
    }
}
