/** Draws a result: text, Markdown and one offline HTML page. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.report;
