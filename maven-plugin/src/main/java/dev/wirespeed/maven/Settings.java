package dev.wirespeed.maven;

import dev.wirespeed.generate.Selection;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a project says of its codecs.
 *
 * @param options of the processor
 * @param output the folder with the project's classes
 * @param dependencies jars and folders
 * @param sources where the codecs' sources go; null if nobody wants them
 * @param version the plugin's
 */
record Settings(
        Selection selection,
        Map<String, String> options,
        Path output,
        List<Path> dependencies,
        @Nullable Path sources,
        boolean failOnRefused,
        String version) {}
