package dev.wirespeed.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Codecs of a named module, which may keep them to itself. */
class ModulesTest {
    @TempDir
    Path folder;

    /** What a program prints in a JVM of its own. */
    private String run(String moreOfModule) throws IOException, InterruptedException {
        Map<String, String> sources = Map.of(
                "module-info",
                "module acme { requires transitive dev.wirespeed.codec; " + moreOfModule + "}",
                "acme.api.Order",
                "package acme.api; @dev.wirespeed.Wire public record Order(int id) {}",
                "acme.Main",
                """
                package acme;
                public class Main {
                    public static void main(String[] args) {
                        try {
                            System.out.print(dev.wirespeed.Json.standard().writeText(new acme.api.Order(1)));
                        } catch (dev.wirespeed.WireException e) {
                            System.out.print(e.getMessage());
                        }
                    }
                }
                """);
        Compilation compilation = Compilation.of(
                sources, List.of("-Xlint:-requires-automatic", "--module-path", Compilation.modulePath()));
        String path = compilation.succeeded().save(folder) + File.pathSeparator + Compilation.modulePath();
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-p",
                        path,
                        "-m",
                        "acme/acme.Main")
                .redirectErrorStream(true)
                .start();
        String printed = new String(java.getInputStream().readAllBytes(), UTF_8);
        assertThat(java.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return printed;
    }

    @Test
    void aPackageThatIsKeptIsToBeOpened() throws Exception {
        assertThat(run(""))
                .isEqualTo(
                        "acme.api.Order_JsonCodec can't be reached: add \"opens acme.api to dev.wirespeed.codec;\" to the"
                                + " module-info.java of acme");
        assertThat(run("opens acme.api to dev.wirespeed.codec;")).isEqualTo("{\"id\":1}");
    }

    @Test
    void anExportedPackageIsOpenEnough() throws Exception {
        assertThat(run("exports acme.api;")).isEqualTo("{\"id\":1}");
    }
}
