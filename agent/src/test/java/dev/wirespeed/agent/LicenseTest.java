package dev.wirespeed.agent;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

class LicenseTest {
    @Test
    void theJarHasTheLicensesOfItsContents() throws Exception {
        try (JarFile jar = new JarFile(Jvm.AGENT.toFile())) {
            assertThat(text(jar, "META-INF/LICENSE")).contains("Apache License");
            assertThat(text(jar, "META-INF/NOTICE")).contains("Byte Buddy", "ASM", "META-INF/licenses/ASM");
            assertThat(text(jar, "META-INF/licenses/ASM"))
                    .contains("INRIA", "Redistributions in binary form must reproduce");
        }
    }

    private static String text(JarFile jar, String entry) throws Exception {
        return new String(jar.getInputStream(jar.getEntry(entry)).readAllBytes(), UTF_8);
    }
}
