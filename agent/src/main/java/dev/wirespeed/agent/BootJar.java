package dev.wirespeed.agent;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.jar.JarFile;

/** Puts the classes that instrumented code calls on the boot class path, where every class loader finds them. */
final class BootJar {
    private static final String RESOURCE = "/META-INF/wirespeed/agent-boot.jar";

    private BootJar() {}

    /** Must run before anything refers to these classes. */
    static void append(Instrumentation instrumentation) throws IOException {
        Path copy = Files.createTempFile("wirespeed-agent-", ".jar");
        copy.toFile().deleteOnExit();
        try (InputStream jar = BootJar.class.getResourceAsStream(RESOURCE)) {
            if (jar == null) {
                throw new FileNotFoundException("the agent's jar has no " + RESOURCE);
            }
            Files.copy(jar, copy, StandardCopyOption.REPLACE_EXISTING);
        }
        try (JarFile opened = new JarFile(copy.toFile())) {
            instrumentation.appendToBootstrapClassLoaderSearch(opened);
        }
    }
}
