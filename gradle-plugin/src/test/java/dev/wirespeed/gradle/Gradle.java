package dev.wirespeed.gradle;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.gradle.api.internal.StartParameterInternal;
import org.gradle.api.logging.LogLevel;
import org.gradle.api.logging.StandardOutputListener;
import org.gradle.api.logging.configuration.ConsoleOutput;
import org.gradle.initialization.DefaultBuildCancellationToken;
import org.gradle.initialization.DefaultBuildRequestContext;
import org.gradle.initialization.DefaultBuildRequestMetaData;
import org.gradle.internal.buildprocess.BuildProcessState;
import org.gradle.internal.classpath.ClassPath;
import org.gradle.internal.classpath.DefaultClassPath;
import org.gradle.internal.instrumentation.agent.AgentStatus;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.nativeintegration.services.NativeServices.NativeServicesMode;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.launcher.exec.BuildActionResult;
import org.gradle.launcher.exec.BuildExecutor;
import org.gradle.launcher.exec.DefaultBuildActionParameters;
import org.gradle.tooling.internal.provider.action.ExecuteBuildAction;

/**
 * Gradle in this JVM, as its daemon runs builds. A repository has its classes in one jar, without a distribution; so it is told of
 * modules that have nothing in them.
 */
final class Gradle {
    private static final String MODULE = "-classpath.properties";

    /** What that jar does not have is the part that runs javac inside of Gradle. */
    private static final String WITH_JAVAC_APART = """
            allprojects {
                tasks.withType(JavaCompile).configureEach {
                    options.fork = true
                    options.forkOptions.executable = System.getProperty('java.home') + '/bin/javac'
                }
            }
            """;

    private final File home;
    private final Path init;
    private final ServiceRegistry logging = LoggingServiceRegistry.newEmbeddableLogging();
    private final BuildExecutor executor;

    /** @param home the folder in which Gradle keeps what it makes for all builds */
    @SuppressWarnings("resource") // in use until the JVM ends
    Gradle(Path home) throws IOException {
        this.home = Files.createDirectories(home).toFile();
        this.init = Files.writeString(home.resolve("javac.gradle"), WITH_JAVAC_APART);
        NativeServices.initializeOnDaemon(this.home, NativeServicesMode.DISABLED);
        executor = new BuildProcessState(
                        true,
                        AgentStatus.disabled(),
                        DefaultClassPath.of(modules(Files.createDirectories(home.resolve("modules")))),
                        logging,
                        NativeServices.getInstance())
                .getServices()
                .get(BuildExecutor.class);
    }

    /** What a build said. */
    record Result(boolean succeeded, String output) {}

    /** Runs tasks, with more options of the command line than usual. */
    Result run(Path project, Consumer<StartParameterInternal> options, String... tasks) {
        StringBuilder output = new StringBuilder();
        StartParameterInternal start = new StartParameterInternal();
        start.setGradleUserHomeDir(home);
        start.setProjectDir(project.toFile());
        start.setCurrentDir(project.toFile());
        start.setTaskNames(List.of(tasks));
        start.setOffline(true);
        start.setConsoleOutput(ConsoleOutput.Plain);
        start.addInitScript(init.toFile());
        options.accept(start);
        LoggingManagerInternal log = Objects.requireNonNull(
                logging.getFactory(LoggingManagerInternal.class).create());
        StandardOutputListener lines = output::append;
        log.addStandardOutputListener(lines);
        log.addStandardErrorListener(lines);
        log.captureSystemSources();
        log.enableUserStandardOutputListeners();
        log.start();
        try {
            BuildActionResult result = executor.execute(
                    new ExecuteBuildAction(start),
                    new DefaultBuildActionParameters(
                            System.getProperties(),
                            Map.of(),
                            project.toFile(),
                            LogLevel.LIFECYCLE,
                            true,
                            ClassPath.EMPTY),
                    new DefaultBuildRequestContext(
                            new DefaultBuildRequestMetaData(System.currentTimeMillis()),
                            new DefaultBuildCancellationToken(),
                            event -> {}));
            return new Result(!result.hasFailure(), output.toString());
        } finally {
            log.stop();
        }
    }

    private static List<File> modules(Path folder) throws IOException {
        TreeSet<String> libraries = new TreeSet<>();
        TreeSet<String> modules = new TreeSet<>();
        String version;
        try (JarFile all = new JarFile(place(BuildExecutor.class).toFile())) {
            for (String name : all.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.endsWith(MODULE))
                    .toList()) {
                modules.add(name.substring(0, name.length() - MODULE.length()));
                libraries.addAll(list(all, name, "runtime"));
            }
            modules.addAll(list(all, "gradle-plugins.properties", "plugins"));
            modules.addAll(list(all, "gradle-implementation-plugins.properties", "plugins"));
            version = properties(all, "org/gradle/build-receipt.properties").getProperty("versionNumber");
        }
        List<File> jars = new ArrayList<>();
        for (String library : libraries) {
            jars.add(jar(folder.resolve(library), "library"));
        }
        for (String module : modules) {
            jars.add(jar(folder.resolve(module + "-" + version + ".jar"), module + MODULE));
        }
        return jars;
    }

    private static File jar(Path jar, String entry) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry(entry));
            out.write("projects=\nruntime=\n".getBytes(StandardCharsets.UTF_8));
        }
        return jar.toFile();
    }

    private static List<String> list(JarFile jar, String file, String name) throws IOException {
        return Stream.of(properties(jar, file).getProperty(name, "").split(","))
                .filter(each -> !each.isEmpty())
                .toList();
    }

    private static Properties properties(JarFile jar, String name) throws IOException {
        Properties properties = new Properties();
        try (InputStream file = jar.getInputStream(jar.getEntry(name))) {
            properties.load(file);
        }
        return properties;
    }

    /** The jar or folder that a class is in. */
    static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
