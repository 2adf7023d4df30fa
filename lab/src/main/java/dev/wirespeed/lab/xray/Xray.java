package dev.wirespeed.lab.xray;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the bytes of a document are; what {@code xray.json} holds. The bytes of names, values and punctuation of all paths,
 * the white space and the byte order mark are together the document's size.
 *
 * @param schemaVersion of {@code xray.json}
 * @param documents JSON values that stand one after another
 * @param whiteSpaceGzip what gzip saves without it
 * @param paths parents before their children
 * @param notes what a reader must know to read the figures right
 */
public record Xray(
        int schemaVersion,
        String name,
        Size size,
        long documents,
        long whiteSpace,
        long whiteSpaceGzip,
        long byteOrderMark,
        long names,
        long values,
        long punctuation,
        long nulls,
        List<PathBytes> paths,
        List<WhatIf> whatIf,
        List<String> notes,
        String wirespeed) {

    static final int SCHEMA_VERSION = 1;

    public Xray {
        paths = List.copyOf(paths);
        whatIf = List.copyOf(whatIf);
        notes = List.copyOf(notes);
    }

    Xray withPaths(List<PathBytes> others) {
        return new Xray(
                schemaVersion,
                name,
                size,
                documents,
                whiteSpace,
                whiteSpaceGzip,
                byteOrderMark,
                names,
                values,
                punctuation,
                nulls,
                others,
                whatIf,
                notes,
                wirespeed);
    }

    /**
     * The bytes of a path in the whole document.
     *
     * @param step the last part of the path
     * @param parent index of the parent's path, -1 for the first
     * @param occurrences values at this path
     * @param nulls those of them that are null
     * @param names bytes of its names, with quotes
     * @param values bytes of its texts, numbers, booleans and nulls
     * @param punctuation bytes of its braces, brackets, colons and commas
     * @param total bytes of it and of all below it
     * @param gzip how much smaller the gzipped document is without it; null if that was not tried
     */
    public record PathBytes(
            String path,
            String step,
            int parent,
            int depth,
            long occurrences,
            long nulls,
            long names,
            long values,
            long punctuation,
            long total,
            @Nullable Long gzip) {

        PathBytes below(int other) {
            return new PathBytes(path, step, other, depth, occurrences, nulls, names, values, punctuation, total, gzip);
        }
    }

    /** The document in another shape. */
    public record WhatIf(String id, String title, Size size) {}
}
