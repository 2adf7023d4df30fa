package dev.wirespeed.maven;

import dev.wirespeed.generate.BuildStep;
import dev.wirespeed.generate.Selection;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Generates codecs for compiled classes of some packages, in Java or any other language, without annotations or an
 * annotation processor. The codecs are put next to the project's classes.
 */
@Mojo(
        name = "generate",
        defaultPhase = LifecyclePhase.PROCESS_CLASSES,
        requiresDependencyResolution = ResolutionScope.COMPILE_PLUS_RUNTIME,
        threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets them
public final class GenerateMojo extends AbstractMojo {
    /**
     * The packages whose classes get codecs, such as {@code com.acme.dto}; {@code *} stands for one part of a name,
     * {@code **} for any number of parts. Packages of dependencies can be named, too.
     */
    @Parameter(property = "wirespeed.packages")
    private List<String> packages = new ArrayList<>();

    /** Further classes that get codecs, by their qualified names. */
    @Parameter(property = "wirespeed.classes")
    private List<String> classes = new ArrayList<>();

    /** The formats of the codecs, separated by commas; {@code json} by default. */
    @Parameter(property = "wirespeed.formats")
    private @Nullable String formats;

    /**
     * The dialect whose defaults the codecs follow: {@code jackson3}, {@code jackson2}, or {@code spring-boot-3}. By
     * default, it depends on the class path.
     */
    @Parameter(property = "wirespeed.dialect")
    private @Nullable String dialect;

    /** How the mapper names properties, such as {@code SNAKE_CASE}. */
    @Parameter(property = "wirespeed.naming")
    private @Nullable String naming;

    /** Which properties the mapper writes, such as {@code NON_NULL}. */
    @Parameter(property = "wirespeed.inclusion")
    private @Nullable String inclusion;

    /** Which entries of maps the mapper writes, such as {@code NON_NULL}. */
    @Parameter(property = "wirespeed.contents")
    private @Nullable String contents;

    /** The order in which the mapper writes properties, {@code ALPHABETIC} or {@code DECLARED}. */
    @Parameter(property = "wirespeed.order")
    private @Nullable String order;

    /** How the mapper writes enums, {@code NAME} or {@code TO_STRING}. */
    @Parameter(property = "wirespeed.enums")
    private @Nullable String enums;

    /**
     * Further sets of codecs, for mappers with other configurations, such as
     * {@code api:naming=SNAKE_CASE;inclusion=NON_NULL}.
     */
    @Parameter(property = "wirespeed.also")
    private @Nullable String also;

    /** Whether the build fails if a class gets no codec. */
    @Parameter(property = "wirespeed.failOnRefused", defaultValue = "false")
    private boolean failOnRefused;

    /** A folder for the sources of the codecs, for inspection. */
    @Parameter(property = "wirespeed.sourcesDirectory")
    private @Nullable File sourcesDirectory;

    /** Skips the generation, and deletes codecs that were generated before. */
    @Parameter(property = "wirespeed.skip", defaultValue = "false")
    private boolean skip;

    @Parameter(defaultValue = "${project.packaging}", readonly = true, required = true)
    private String packaging = "jar";

    @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true, required = true)
    private File outputDirectory;

    @Parameter(
            defaultValue = "${project.build.directory}/wirespeed/${mojoExecution.executionId}",
            readonly = true,
            required = true)
    private File workDirectory;

    @Parameter(defaultValue = "${project.compileClasspathElements}", readonly = true, required = true)
    private List<String> compileClassPath;

    @Parameter(defaultValue = "${project.runtimeClasspathElements}", readonly = true, required = true)
    private List<String> runtimeClassPath;

    @Parameter(defaultValue = "${plugin.version}", readonly = true, required = true)
    private String version;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (packaging.equals("pom")) {
            getLog().debug("no codecs for a project without classes, whose modules inherit this");
            return;
        }
        if (!skip && packages.isEmpty() && classes.isEmpty()) {
            throw new MojoExecutionException(
                    "say which packages get codecs, such as <packages><package>com.acme.dto</package></packages>");
        }
        Run run = new Run(step(), workDirectory.toPath(), getLog());
        if (skip) {
            getLog().info("no codecs are made, since skip is set; those made before are deleted");
            run.clear();
        } else {
            run.run();
        }
    }

    private BuildStep step() {
        return new BuildStep(
                new Selection(packages, classes),
                options(),
                List.of(outputDirectory.toPath()),
                outputDirectory.toPath(),
                dependencies(),
                sourcesDirectory == null ? null : sourcesDirectory.toPath(),
                failOnRefused,
                version);
    }

    private Map<String, String> options() {
        Map<String, String> options = new LinkedHashMap<>();
        put(options, "formats", formats);
        put(options, "dialect", dialect);
        put(options, "naming", naming);
        put(options, "inclusion", inclusion);
        put(options, "contents", contents);
        put(options, "order", order);
        put(options, "enums", enums);
        put(options, "also", also);
        return options;
    }

    private static void put(Map<String, String> options, String name, @Nullable String value) {
        if (value != null) {
            options.put(name, value.strip());
        }
    }

    /** Runtime-only dependencies are included, since the codecs may need them. */
    private List<Path> dependencies() {
        Set<String> all = new LinkedHashSet<>(compileClassPath);
        all.addAll(runtimeClassPath);
        return all.stream()
                .map(Path::of)
                .filter(each -> !each.equals(outputDirectory.toPath()) && Files.exists(each))
                .toList();
    }
}
