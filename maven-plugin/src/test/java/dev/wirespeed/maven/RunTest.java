package dev.wirespeed.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunTest {
    private static final String UP_TO_DATE = "info: codecs of acme.dto are up to date";

    /** Jackson can't write it either. */
    private static final String REFUSED = """
            public class Torn {
                @com.fasterxml.jackson.annotation.JsonProperty("x") public int getB() { return 1; }
                @com.fasterxml.jackson.annotation.JsonProperty("x") public int getC() { return 2; }
            }""";

    @TempDir
    Path folder;

    private Project project;

    @BeforeEach
    void twoClasses() throws IOException {
        project = new Project(folder)
                .compile("acme.dto.Order", "public record Order(String id, int count) {}")
                .compile("acme.dto.Customer", "public record Customer(String name) {}");
    }

    @Test
    void makesCodecsBesideTheClasses() throws Exception {
        assertThat(project.run()).containsExactly("info: codecs for 2 of 2 classes of acme.dto");
        assertThat(project.written())
                .containsExactly(
                        entry("acme/dto/Customer.class", false),
                        entry("acme/dto/Customer_JsonCodec$Properties.class", true),
                        entry("acme/dto/Customer_JsonCodec.class", true),
                        entry("acme/dto/Order.class", false),
                        entry("acme/dto/Order_JsonCodec$Properties.class", true),
                        entry("acme/dto/Order_JsonCodec.class", true));
    }

    @Test
    void doesNothingWhereNothingChanged() throws Exception {
        project.run();
        assertThat(project.run()).containsExactly(UP_TO_DATE);
        assertThat(project.written()).doesNotContainValue(true);
    }

    @Test
    void makesTheCodecOfAChangedClassAgain() throws Exception {
        project.run();
        project.compile("acme.dto.Order", "public record Order(String id, int count, boolean paid) {}");
        assertThat(project.run()).containsExactly("info: codecs for 2 of 2 classes of acme.dto");
        assertThat(project.written())
                .containsEntry("acme/dto/Order_JsonCodec.class", true)
                .containsEntry("acme/dto/Customer_JsonCodec.class", false);
    }

    @Test
    void looksAtWhatTheClassesReach() throws Exception {
        project.compile("acme.Money", "public class Money { public long cents; }")
                .compile("acme.dto.Order", "public record Order(acme.Money total) {}");
        project.run();
        project.compile("acme.Money", "public class Money { public long cents; public String currency; }");
        assertThat(project.run()).doesNotContain(UP_TO_DATE);
    }

    @Test
    void takesTheCodecOfARemovedClassAway() throws Exception {
        project.run();
        project.delete("acme.dto.Order");
        assertThat(project.run()).containsExactly("info: codecs for 1 of 1 classes of acme.dto");
        assertThat(project.written().keySet()).isNotEmpty().noneMatch(name -> name.contains("Order"));
    }

    @Test
    void makesWhatIsMissingOrAnotherAgain() throws Exception {
        project.run();
        project.delete("acme.dto.Order_JsonCodec");
        project.run();
        assertThat(project.written())
                .containsEntry("acme/dto/Order_JsonCodec.class", true)
                .containsEntry("acme/dto/Customer_JsonCodec.class", false);

        Files.write(project.output().resolve("acme/dto/Customer_JsonCodec.class"), new byte[1]);
        project.run();
        assertThat(project.written())
                .containsEntry("acme/dto/Order_JsonCodec.class", false)
                .containsEntry("acme/dto/Customer_JsonCodec.class", true);
    }

    @Test
    void makesCodecsAgainForOtherOptionsAnotherClassPathOrAnotherVersion() throws Exception {
        project.run();
        project.options = Map.of("formats", "json", "dialect", "jackson3", "naming", "UPPER_CAMEL_CASE");
        assertThat(project.run()).doesNotContain(UP_TO_DATE);
        assertThat(project.written()).containsEntry("acme/dto/Order_JsonCodec.class", true);

        project.dependOn(Files.createDirectories(folder.resolve("more")));
        assertThat(project.run()).doesNotContain(UP_TO_DATE);

        project.version = "2";
        assertThat(project.run()).doesNotContain(UP_TO_DATE);
        assertThat(project.written()).doesNotContainValue(true);
        assertThat(project.run()).containsExactly(UP_TO_DATE);
    }

    @Test
    void writesSourcesWhereTheyAreWanted() throws Exception {
        project.sources = folder.resolve("sources");
        project.run();
        assertThat(project.sources.resolve("acme/dto/Order_JsonCodec.java")).isRegularFile();
        assertThat(project.run()).containsExactly(UP_TO_DATE);

        Files.delete(project.sources.resolve("acme/dto/Order_JsonCodec.java"));
        project.run();
        assertThat(project.sources.resolve("acme/dto/Order_JsonCodec.java")).isRegularFile();
        project.delete("acme.dto.Order");
        project.run();
        assertThat(project.sources.resolve("acme/dto/Order_JsonCodec.java")).doesNotExist();
    }

    /** Another module. */
    private Project api() throws IOException {
        Project api = new Project(folder.resolve("api")).compile("acme.api.Ping", "public record Ping(long at) {}");
        api.packages = List.of("acme.api");
        return api;
    }

    @Test
    void makesCodecsOfDependenciesThatPackagesName() throws Exception {
        project.dependOn(api().output());
        project.packages = List.of("acme.*");
        assertThat(project.run()).containsExactly("info: codecs for 3 of 3 classes of acme.*");
        assertThat(project.written()).containsEntry("acme/api/Ping_JsonCodec.class", true);
    }

    @Test
    void keepsTheCodecsThatDependenciesHaveOfClassesThatNoPackageNames() throws Exception {
        Project api = api();
        project.dependOn(api.output());
        project.compile("acme.dto.Order", "public record Order(acme.api.Ping ping) {}");
        project.run();
        assertThat(project.written()).containsKey("acme/api/Ping_JsonCodec.class");

        api.run();
        assertThat(project.run()).doesNotContain(UP_TO_DATE);
        assertThat(project.written())
                .containsKey("acme/dto/Order_JsonCodec.class")
                .doesNotContainKey("acme/api/Ping_JsonCodec.class");
    }

    @Test
    void saysWhyAClassHasNoCodec() throws Exception {
        project.compile("acme.dto.Torn", REFUSED).compile("acme.dto.Colour", "public enum Colour { RED }");
        assertThat(project.run())
                .hasSize(3)
                .contains(
                        "info: codecs for 2 of 3 classes of acme.dto",
                        "debug: acme.dto.Colour: no class for documents of its own (an enum, which the codecs of classes that hold"
                                + " it write)")
                .anySatisfy(line -> assertThat(line)
                        .startsWith("warn: acme.dto.Torn: no codec (")
                        .contains("WS010"));
    }

    @Test
    void failsWhereAClassHasNoCodecIfThatIsWanted() throws Exception {
        project.compile("acme.dto.Torn", REFUSED);
        project.failOnRefused = true;
        for (int i = 0; i < 2; i++) { // it is not up to date then
            assertThatThrownBy(project::run)
                    .isInstanceOf(MojoFailureException.class)
                    .hasMessageContaining("acme.dto.Torn: no codec (");
        }
    }

    @Test
    void saysWhichDependencyIsMissing() {
        project.dependencies = List.of();
        assertThatThrownBy(project::run)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessage(
                        "codecs need dev.wirespeed:wirespeed-jackson:1 at run time, add it to the dependencies of the project");

        project.options = Map.of("dialect", "spring-boot-3");
        assertThatThrownBy(project::run).hasMessageContaining("dev.wirespeed:wirespeed-jackson2:1 ");
    }

    @Test
    void saysWhatTheGeneratorRefuses() {
        project.packages = List.of("acme.none");
        assertThatThrownBy(project::run)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessage("there is no class in acme.none; there are acme.dto (2)")
                .hasNoCause();
    }

    @Test
    void saysWhichOptionIsWrong() {
        project.options = Map.of("naming", "camels");
        assertThatThrownBy(project::run)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageStartingWith("WS027: -Awirespeed.naming=camels can't be followed: ");
    }

    @Test
    void takesAllCodecsAwayWhereNoneAreWanted() throws Exception {
        project.run();
        project.goal().clear();
        assertThat(project.written()).containsOnlyKeys("acme/dto/Customer.class", "acme/dto/Order.class");
        project.goal().clear();
        assertThat(project.run()).containsExactly("info: codecs for 2 of 2 classes of acme.dto");
    }

    @Test
    void asksForPackages() {
        assertThatThrownBy(() -> new GenerateMojo().execute())
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("<packages><package>com.acme.dto</package></packages>");
    }
}
