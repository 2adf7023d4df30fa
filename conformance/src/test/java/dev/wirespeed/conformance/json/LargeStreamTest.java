package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A stream larger than the heap is read in a virtual machine of 64 MiB; {@code -Dwirespeed.stream.mib=2048} makes it large. */
class LargeStreamTest {
    private static final int MIB = Integer.getInteger("wirespeed.stream.mib", 128);

    @Test
    void isReadInBoundedMemory() throws IOException, InterruptedException {
        Process reading = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        LargeStream.class.getName(),
                        String.valueOf(MIB))
                .redirectErrorStream(true)
                .start();
        String output = new String(reading.getInputStream().readAllBytes(), UTF_8).strip();
        long lines = ((long) MIB << 20) / 8;
        assertThat(reading.waitFor()).as(output).isZero();
        assertThat(output).isEqualTo(lines + " " + 7 * lines);
        System.out.printf("Large stream: %,d values of %,d MiB%n", lines, MIB);
    }
}
