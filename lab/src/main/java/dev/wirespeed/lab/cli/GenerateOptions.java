package dev.wirespeed.lab.cli;

import dev.wirespeed.generate.Application;
import dev.wirespeed.generate.Codecs;
import dev.wirespeed.generate.Generator;
import dev.wirespeed.generate.Selection;
import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.sample.ClassPath;
import java.io.File;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which classes, and what the mappers are like that write and read them. */
final class GenerateOptions {

    @Parameters(arity = "0..*", paramLabel = "<app.jar>", description = "Jars, wars and folders with your classes.")
    private List<String> files = List.of();

    @Option(
            names = {"--classpath", "-cp"},
            paramLabel = "<jars>",
            description =
                    "Their dependencies, or all of the application: jars, wars and folders separated by colons; 'libs/*'"
                            + " means every jar in libs. Executable jars are searched, too.")
    private @Nullable String classPath;

    @Option(
            names = "--packages",
            split = ",",
            paramLabel = "<packages>",
            description =
                    "All classes of these packages that Jackson would write or read as a bean; * stands for one part of a name,"
                            + " ** for any number of parts.")
    private List<String> packages = List.of();

    @Option(
            names = "--classes",
            split = ",",
            paramLabel = "<classes>",
            description = "These classes, such as com.acme.UserDto.")
    private List<String> classes = List.of();

    @Option(
            names = "--dialect",
            paramLabel = "<dialect>",
            description = "jackson3, jackson2 or spring-boot-3. Default: that of the Jackson on the class path.")
    private @Nullable String dialect;

    @Option(
            names = "--option",
            paramLabel = "<name=value>",
            description = "A setting of the mapper for all classes: naming, inclusion, contents, order, enums, such as"
                    + " naming=SNAKE_CASE; docs/options.md lists them. Settings of Spring's mapper in"
                    + " application.properties or .yml are found without it.")
    private Map<String, String> options = Map.of();

    Application application() {
        List<Path> given = paths(files);
        List<Path> further = paths(classPath == null ? List.of() : List.of(classPath));
        if (given.isEmpty() && further.isEmpty()) {
            throw new LabException("name the jar with your classes, such as app.jar --packages com.acme.dto");
        }
        return given.isEmpty() ? Application.open(further) : Application.open(given, further);
    }

    private static List<Path> paths(List<String> parts) {
        return parts.isEmpty()
                ? List.of()
                : ClassPath.parse(String.join(File.pathSeparator, parts)).entries();
    }

    Codecs codecs(Application application, Terminal terminal) {
        Map<String, String> all = new LinkedHashMap<>(options);
        if (dialect != null) {
            all.put("dialect", dialect);
        }
        Generator generator = Generator.of(application);
        for (Map.Entry<String, String> option : all.entrySet()) {
            generator = generator.option(option.getKey(), option.getValue());
        }
        return generator.progress(line -> terminal.err().println(line)).generate(new Selection(packages, classes));
    }
}
