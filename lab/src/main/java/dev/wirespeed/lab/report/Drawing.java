package dev.wirespeed.lab.report;

/**
 * A result in every form that is served.
 *
 * @param version differs from that of every other drawing from the same source
 * @param page for a browser, with the data inside
 * @param data what the page asks for when there is more
 * @param result as {@code result.json} has it
 * @param markdown as {@code report.md} has it
 */
public record Drawing(String version, String page, String data, String result, String markdown) {}
