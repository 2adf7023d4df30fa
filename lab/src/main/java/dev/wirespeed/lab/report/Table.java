package dev.wirespeed.lab.report;

import java.util.List;

/**
 * Cells of text under headings; the first column is aligned to the left, the others to the right.
 *
 * @param title stands above the table
 */
record Table(String title, List<String> headings, List<List<String>> rows) {

    boolean isEmpty() {
        return rows.isEmpty();
    }
}
