package dev.wirespeed.lab.serve;

import dev.wirespeed.lab.report.Drawing;

/** Where a server gets from what it shows. */
interface Drawings {

    /** Before there is a result: a page that loads itself again. */
    Drawing WAITING = new Drawing("", """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">
            <meta http-equiv="refresh" content="2">
            <link rel="icon" href="data:,">
            <title>Wirespeed</title>
            <p id="waiting">There is no result yet: contestants are still being checked. This page looks again every two seconds.</p>
            </html>
            """, "null", "null", "There is no result yet.\n");

    /** What there is now. */
    Drawing now();

    /** Somebody has got a drawing. */
    default void seen(Drawing drawing) {}
}
