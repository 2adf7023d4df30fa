package dev.wirespeed.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.palantir.javapoet.JavaFile;
import dev.wirespeed.gradle.Gradle.Result;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.processor.WireProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.gradle.api.internal.StartParameterInternal;
import org.gradle.internal.buildoption.Option;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds as somebody would have them, which a real Gradle runs. */
class BuildTest {
    private static final String MADE = "codecs for 2 of 2 classes of acme.dto";
    private static final String CODEC = "dev.wirespeed:wirespeed-codec:0.1.0-SNAPSHOT";
    private static final String ANNOTATIONS = "com.fasterxml.jackson.core:jackson-annotations:2";
    private static final String JAVAPOET = "com.palantir.javapoet:javapoet:0";
    private static final String UP_TO_DATE = ":generateCodecs UP-TO-DATE";

    private static final String MAIN = """
            public class Main {
                public static void main(String[] args) {
                    System.out.println(dev.wirespeed.Json.standard().writeText(new acme.dto.Order("A", 2)));
                }
            }""";

    /** Jackson can't write it either. */
    private static final String REFUSED = """
            public class Torn {
                @com.fasterxml.jackson.annotation.JsonProperty("x") public int getB() { return 1; }
                @com.fasterxml.jackson.annotation.JsonProperty("x") public int getC() { return 2; }
            }""";

    private static Gradle gradle;

    @TempDir
    Path folder;

    private Project project;

    @BeforeAll
    static void startGradle() throws IOException {
        gradle = new Gradle(Path.of("target/gradle").toAbsolutePath());
    }

    @BeforeEach
    void twoClasses() throws IOException {
        Files.writeString(folder.resolve("settings.gradle"), "rootProject.name = 'shop'\n");
        project = new Project(folder.toRealPath())
                .source("acme.Main", MAIN)
                .source("acme.dto.Order", "public record Order(String id, int count) {}")
                .source("acme.dto.Customer", "public record Customer(String name) {}");
    }

    private String build(String... tasks) throws IOException {
        return build(start -> {}, tasks);
    }

    private String build(Consumer<StartParameterInternal> options, String... tasks) throws IOException {
        Result result = gradle.run(project.script(), options, tasks);
        assertThat(result.succeeded()).as(result.output()).isTrue();
        return result.output();
    }

    private String failingBuild(String... tasks) throws IOException {
        Result result = gradle.run(project.script(), start -> {}, tasks);
        assertThat(result.succeeded()).as(result.output()).isFalse();
        return result.output();
    }

    @Test
    void makesCodecsThatAProgramUses() throws IOException {
        assertThat(build("run"))
                .containsSubsequence(":compileJava", ":generateCodecs", MADE, ":run", "{\"id\":\"A\",\"count\":2}");
        assertThat(project.codecs())
                .containsExactly(
                        "acme/dto/Customer_JsonCodec$Properties.class",
                        "acme/dto/Customer_JsonCodec.class",
                        "acme/dto/Order_JsonCodec$Properties.class",
                        "acme/dto/Order_JsonCodec.class");
    }

    @Test
    void hasThemInTheJarAndWhereTestsRun() throws IOException {
        assertThat(build("jar", "classPathOfTests"))
                .contains(MADE, project.output().toString());
        try (JarFile jar = new JarFile(folder.resolve("build/libs/shop.jar").toFile())) {
            assertThat(jar.stream().map(ZipEntry::getName))
                    .contains("acme/dto/Order.class", "acme/dto/Order_JsonCodec.class");
        }
    }

    @Test
    void followsWhatSpringsPropertiesSayOfTheMapper() throws IOException {
        Path file = folder.resolve("src/main/resources/application.properties");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "spring.jackson.property-naming-strategy=UPPER_CAMEL_CASE\n");
        assertThat(build("run")).contains("{\"Id\":\"A\",\"Count\":2}");
    }

    @Test
    void doesNothingWhereNothingChanged() throws IOException {
        build("classes");
        assertThat(build("classes")).contains(UP_TO_DATE).doesNotContain(MADE);
    }

    @Test
    void makesTheCodecOfAChangedClassAgain() throws IOException {
        build("classes");
        project.source("acme.dto.Order", """
                public record Order(String id, int count) {
                    public boolean isLarge() { return count > 1; }
                }""");
        assertThat(build("run")).contains(MADE, "{\"id\":\"A\",\"count\":2,\"large\":true}");
    }

    @Test
    void takesTheCodecOfARemovedClassAway() throws IOException {
        build("classes");
        project.delete("acme.dto.Customer");
        assertThat(build("classes")).contains("codecs for 1 of 1 classes of acme.dto");
        assertThat(project.codecs())
                .containsExactly("acme/dto/Order_JsonCodec$Properties.class", "acme/dto/Order_JsonCodec.class");
    }

    @Test
    void makesCodecsAgainForOtherOptions() throws IOException {
        build("classes");
        project.settings = "packages = ['acme.dto']; formats = 'json'; naming = 'UPPER_CAMEL_CASE'";
        assertThat(build("run")).contains(MADE, "{\"Id\":\"A\",\"Count\":2}");
    }

    @Test
    void writesSourcesWhereTheyAreWanted() throws IOException {
        project.settings = "classes = ['acme.dto.Order']; sourcesDirectory = file('looks')";
        build("classes");
        assertThat(folder.resolve("looks/acme/dto/Order_JsonCodec.java")).isRegularFile();
        assertThat(folder.resolve("looks/acme/dto/Customer_JsonCodec.java")).doesNotExist();
        assertThat(build("classes")).contains(UP_TO_DATE);
    }

    @Test
    void takesAllCodecsAwayWhereNoneAreWanted() throws IOException {
        build("classes");
        project.settings = "skip = true";
        assertThat(build("classes")).contains("no codecs are made, since skip is set; those made before are deleted");
        assertThat(project.codecs()).isEmpty();
    }

    @Test
    void makesCodecsOfAModule() throws IOException {
        Files.writeString(
                folder.resolve("src/main/java/module-info.java"),
                "module acme { requires dev.wirespeed.codec; exports acme.dto; opens acme.dto; }");
        project.application += "; mainModule = 'acme'";
        assertThat(build("run")).contains(MADE, "{\"id\":\"A\",\"count\":2}").doesNotContain("is a module");
    }

    @Test
    void keepsTheCodecsThatDependenciesHaveOfClassesThatNoPackageNames() throws IOException {
        Files.writeString(folder.resolve("settings.gradle"), "rootProject.name = 'shop'\ninclude 'api'\n");
        Project api = new Project(folder.resolve("api")).source("acme.api.Ping", "public record Ping(long at) {}");
        api.settings = "packages = ['acme.api']";
        api.script();
        project.delete("acme.Main");
        project.source("acme.dto.Order", "public record Order(acme.api.Ping ping) {}");
        project.dependencies += "; implementation project(':api')";
        assertThat(build("classes")).containsSubsequence("codecs for 1 of 1 classes of acme.api", ":api:jar", MADE);
        assertThat(project.codecs())
                .contains("acme/dto/Order_JsonCodec.class")
                .noneMatch(name -> name.contains("Ping"));
    }

    @Test
    void saysWhyAClassHasNoCodecAndFailsIfThatIsWanted() throws IOException {
        project.source("acme.dto.Torn", REFUSED);
        assertThat(build("classes"))
                .contains("codecs for 2 of 3 classes of acme.dto", "acme.dto.Torn: no codec (WS010 ");
        project.settings = "packages = ['acme.dto']; failOnRefused = true";
        for (int i = 0; i < 2; i++) { // it is not up to date then
            assertThat(failingBuild("classes"))
                    .contains("> classes without codecs, which failOnRefused forbids:", "acme.dto.Torn: no codec (");
        }
    }

    @Test
    void saysWhichDependencyIsMissing() throws IOException {
        project.delete("acme.Main");
        project.dependencies = "";
        assertThat(failingBuild("classes"))
                .containsPattern("> codecs need dev.wirespeed:wirespeed-jackson:\\d\\S* at run time, add it to the"
                        + " dependencies of the project");
    }

    @Test
    void asksForPackages() throws IOException {
        project.settings = "";
        assertThat(failingBuild("classes"))
                .contains("> say which packages get codecs, such as wirespeed { packages = ['com.acme.dto'] }");
    }

    @Test
    void goesWithGradlesConfigurationCache() throws IOException {
        Consumer<StartParameterInternal> cached = start -> start.setConfigurationCache(Option.Value.value(true));
        assertThat(build(cached, "classes")).contains("Configuration cache entry stored");
        assertThat(build(cached, "classes")).contains("Configuration cache entry reused", UP_TO_DATE);
    }

    @Test
    void goesWithGradlesBuildCache() throws IOException {
        Consumer<StartParameterInternal> cached = start -> start.setBuildCacheEnabled(true);
        build(cached, "classes");
        Set<String> made = project.codecs();
        assertThat(build(cached, "clean", "classes")).contains(":generateCodecs FROM-CACHE");
        assertThat(project.codecs()).isEqualTo(made).isNotEmpty();
    }

    @Test
    void runsTheSampleWithTheProcessor() throws IOException {
        Path sample = folder.toRealPath().resolve("sample");
        copy(Path.of("../examples/gradle"), sample);
        Repository repository = new Repository(folder.resolve("repository"))
                .add(JsonCodec.class, CODEC, ANNOTATIONS)
                .add(WireProcessor.class, "dev.wirespeed:wirespeed-processor:0.1.0-SNAPSHOT", CODEC, JAVAPOET)
                .add(JsonProperty.class, ANNOTATIONS)
                .add(JavaFile.class, JAVAPOET);
        Result result = gradle.run(
                sample,
                start -> start.setSystemPropertiesArgs(
                        Map.of("maven.repo.local", repository.folder().toString())),
                "run");
        assertThat(result.output()).contains(":compileJava", "{\"id\":\"A-1\",\"count\":2} is Order[id=A-1, count=2]");
        assertThat(sample.resolve("build/classes/java/main/com/acme/api/Order_JsonCodec.class"))
                .isRegularFile();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }
}
