package dev.wirespeed.lab.report;

import java.util.List;

/**
 * Cells of text under headings.
 *
 * @param title stands above the table
 * @param figures whether all columns but the first are figures, aligned to the right
 */
public record Table(String title, List<String> headings, List<List<String>> rows, boolean figures) {

    /** Whether there is nothing to show. */
    public boolean isEmpty() {
        return rows.isEmpty() || headings.size() < 2;
    }
}
