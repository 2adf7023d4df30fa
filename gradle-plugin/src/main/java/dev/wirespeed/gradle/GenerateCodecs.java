package dev.wirespeed.gradle;

import dev.wirespeed.generate.BuildStep;
import dev.wirespeed.generate.Codecs;
import dev.wirespeed.generate.GenerateException;
import dev.wirespeed.generate.Selection;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.Directory;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.api.logging.Logger;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.TaskAction;

/** Generates the codecs of a project. */
@CacheableTask
public abstract class GenerateCodecs extends DefaultTask {
    /** The project's settings. */
    @Nested
    public abstract Property<WirespeedExtension> getSettings();

    /** Folders with the project's classes. */
    @Classpath
    public abstract ConfigurableFileCollection getClasses();

    /** Folders with the project's resources, which may have hints at its mapper's configuration. */
    @Classpath
    public abstract ConfigurableFileCollection getResources();

    /** The project's dependencies: jars and folders. */
    @Classpath
    public abstract ConfigurableFileCollection getDependencies();

    /** The Java version of the compiler, which is Gradle's own. */
    @Input
    public int getJava() {
        return Runtime.version().feature();
    }

    /** The folder for the codecs; it has no other files. */
    @OutputDirectory
    public abstract DirectoryProperty getOutput();

    /** The folder for their sources, if they are wanted. */
    @OutputDirectory
    @Optional
    public abstract DirectoryProperty getSourcesDirectory();

    @Inject
    @SuppressWarnings("JavaxInjectOnAbstractMethod") // Gradle implements it
    protected abstract FileSystemOperations getFiles();

    @TaskAction
    final void generate() {
        WirespeedExtension settings = getSettings().get();
        if (settings.getSkip().get()) {
            getLogger().lifecycle("no codecs are made, since skip is set; those made before are deleted");
            getFiles().delete(it -> it.delete(getOutput()));
            return;
        }
        if (settings.getPackages().get().isEmpty()
                && settings.getClasses().get().isEmpty()) {
            throw new GradleException(
                    "say which packages get codecs, such as wirespeed { packages = ['com.acme.dto'] }");
        }
        try {
            generate(step(settings));
        } catch (GenerateException e) {
            throw new GradleException(e.getMessage());
        } catch (IOException | UncheckedIOException e) {
            throw new GradleException("can't make codecs: " + e.getMessage(), e);
        }
    }

    private void generate(BuildStep step) throws IOException {
        Codecs codecs = step.generate(new Lines(getLogger()));
        step.failure(codecs).ifPresent(message -> {
            throw new GradleException(message);
        });
        getFiles().delete(it -> it.delete(getOutput()));
        codecs.writeClasses(step.output(), getTemporaryDir().toPath().resolve("classes"));
        if (step.sources() != null) {
            codecs.writeSources(step.sources());
        }
    }

    private BuildStep step(WirespeedExtension settings) throws IOException {
        Directory sources = getSourcesDirectory().getOrNull();
        return new BuildStep(
                new Selection(
                        settings.getPackages().get(), settings.getClasses().get()),
                options(settings),
                paths(getClasses().plus(getResources())),
                getOutput().get().getAsFile().toPath(),
                paths(getDependencies()),
                sources == null ? null : sources.getAsFile().toPath(),
                settings.getFailOnRefused().get(),
                version());
    }

    private static Map<String, String> options(WirespeedExtension settings) {
        Map<String, Provider<String>> all = new LinkedHashMap<>();
        all.put("formats", settings.getFormats());
        all.put("dialect", settings.getDialect());
        all.put("naming", settings.getNaming());
        all.put("inclusion", settings.getInclusion());
        all.put("contents", settings.getContents());
        all.put("order", settings.getOrder());
        all.put("enums", settings.getEnums());
        all.put("also", settings.getAlso());
        Map<String, String> options = new LinkedHashMap<>();
        all.forEach((name, value) -> {
            if (value.isPresent()) {
                options.put(name, value.get().strip());
            }
        });
        return options;
    }

    private static List<Path> paths(FileCollection files) {
        return files.getFiles().stream().filter(File::exists).map(File::toPath).toList();
    }

    private static String version() throws IOException {
        Properties properties = new Properties();
        try (InputStream file = GenerateCodecs.class.getResourceAsStream("version.properties")) {
            properties.load(file);
        }
        return properties.getProperty("version");
    }

    private record Lines(Logger logger) implements BuildStep.Log {
        @Override
        public void debug(String line) {
            logger.info(line);
        }

        @Override
        public void info(String line) {
            logger.lifecycle(line);
        }

        @Override
        public void warn(String line) {
            logger.warn(line);
        }
    }
}
