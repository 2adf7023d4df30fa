package dev.wirespeed.lab.result;

import org.jspecify.annotations.Nullable;

/**
 * What the experiment's author reported: how much faster, in percent.
 *
 * @param high the same as {@code low} where one figure was given
 * @param comparison the title of the comparison that the figure answers; null if it is every one that figures answer
 */
public record Reported(
        Cell cell, double low, double high, @Nullable String comparison) {

    /** A figure that answers every comparison that figures answer. */
    public Reported(Cell cell, double low, double high) {
        this(cell, low, high, null);
    }

    /** Whether it is about a cell of a comparison. */
    public boolean answers(Comparison asked, Cell where) {
        return cell.equals(where) && asked.reported() && (comparison == null || comparison.equals(asked.title()));
    }
}
