package dev.wirespeed.lab.rows;

import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Whether a variant gets from a database what is in its tables. */
public final class RowsAgreement {

    private RowsAgreement() {}

    /**
     * What came of it.
     *
     * @param bytes of the JSON that the server sent; 0 if it sent rows, or nothing
     * @param gzipBytes the same behind gzip
     * @param millis what asking took when it was no longer the first time
     * @param difference null if all records were as expected, else the first that was not, or why none were got
     */
    public record Answer(
            int bytes,
            int gzipBytes,
            @Nullable Double millis,
            @Nullable String difference) {}

    /** Asks, twice: what is handed out again must be the same, too. */
    public static Answer check(RowsVariant variant, RowsWorkload workload) {
        try (Fetch fetch = Fetch.of(variant, workload)) {
            String difference = difference(workload.expected(), fetch.run());
            long start = System.nanoTime();
            List<?> second = fetch.run();
            double millis = Math.round((System.nanoTime() - start) / 1e3) / 1e3;
            String again = difference(workload.expected(), second);
            byte[] document = variant.hasDocument() ? fetch.document() : new byte[0];
            return new Answer(
                    document.length,
                    document.length == 0 ? 0 : Gzip.compress(document).length,
                    millis,
                    difference == null ? again : difference);
        } catch (SQLException e) {
            return new Answer(0, 0, null, "not measured: " + firstLine(e));
        } catch (Exception e) {
            return new Answer(0, 0, null, "cannot be read: " + firstLine(e));
        }
    }

    static @Nullable String difference(List<?> expected, List<?> actual) {
        List<?> sorted = RowsData.inOrder(actual);
        if (sorted.size() != expected.size()) {
            return sorted.size() + " records instead of " + expected.size();
        }
        return IntStream.range(0, expected.size())
                .filter(i -> !expected.get(i).equals(sorted.get(i)))
                .mapToObj(i -> sorted.get(i) + " instead of " + expected.get(i))
                .findFirst()
                .orElse(null);
    }

    private static String firstLine(Exception e) {
        return Objects.toString(e.getMessage(), e.toString())
                .lines()
                .findFirst()
                .orElse("no reason was given");
    }
}
