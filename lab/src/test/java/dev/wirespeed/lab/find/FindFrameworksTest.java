package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Objects;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The agent tells callers on its own, in a jar that nothing else is in; both have to mean the same by a framework. */
final class FindFrameworksTest {

    private static final String CALLERS = "dev.wirespeed.agent.boot.Callers";
    private static final String BOOT = "META-INF/wirespeed/agent-boot.jar";

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private static Class<?> callers;

    @BeforeAll
    static void load(@TempDir Path folder) throws Exception {
        Path boot = folder.resolve("boot.jar");
        try (JarFile agent = new JarFile(Programs.agent().toFile());
                InputStream in = agent.getInputStream(agent.getEntry(BOOT))) {
            Files.copy(in, boot);
        }
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {boot.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            callers = Class.forName(CALLERS, true, loader);
            assertThat(agents("com.acme.Api")).isEqualTo("APPLICATION");
        }
    }

    @Test
    void whatTheAgentTakesForAFrameworkIsOneHere() throws Exception {
        Field field = callers.getDeclaredField("FRAMEWORKS");
        field.setAccessible(true);

        assertThat((Collection<?>) field.get(null))
                .hasSizeGreaterThan(50)
                .allSatisfy(name -> assertThat(Origin.of(name + ".Any").kind()).isNotEqualTo(Origin.Kind.APPLICATION));
    }

    @Test
    void whatIsAFrameworkHereIsOneForTheAgent() {
        assertThat(Origin.FRAMEWORKS)
                .allSatisfy(name -> assertThat(agents(name + "Any")).isNotEqualTo("APPLICATION"));
    }

    /** As the agent says it. */
    private static String agents(String type) {
        try {
            Method kind = callers.getDeclaredMethod("kind", String.class);
            kind.setAccessible(true);
            return Objects.toString(kind.invoke(null, type));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
