package dev.wirespeed.example;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.ConfigurableApplicationContext;

/** The application says once, when it is ready, how many of its classes codecs serve. */
@ExtendWith(OutputCaptureExtension.class)
class ReportTest {
    private static final String LOGGED = "--logging.level.dev.wirespeed=info";

    @Test
    void itsOwnPackagesAreLookedInto(CapturedOutput output) throws InterruptedException {
        assertThat(line(true, output, LOGGED))
                .contains("codecs write 17 and read 17 of 17 classes")
                .contains("below dev.wirespeed.example that have one");
    }

    @Test
    void otherPackagesAreLookedIntoWhereItIsTold(CapturedOutput output) throws InterruptedException {
        assertThat(line(true, output, LOGGED, "--wirespeed.report=dev.wirespeed.example.web, com.acme"))
                .contains("codecs do nothing: no class below dev.wirespeed.example.web, com.acme has one")
                .contains("-Awirespeed.packages=");
    }

    @Test
    void thatTheMapperHasNoModuleIsSaid(CapturedOutput output) throws InterruptedException {
        assertThat(line(false, output, LOGGED))
                .contains("codecs write 0 and read 0 of 1")
                .contains("add a WirespeedModule to it");
    }

    @Test
    void nothingIsSaidWhereNothingIsWanted(CapturedOutput output) throws InterruptedException {
        assertThat(line(true, output, LOGGED, "--wirespeed.report=false")).isEmpty();
        assertThat(line(true, output, "--logging.level.dev.wirespeed=warn")).isEmpty();
    }

    /** What the thread that finds it out has said at its end; empty if there is none. */
    private static String line(boolean codecs, CapturedOutput output, String... settings) throws InterruptedException {
        int before = output.getOut().length();
        try (ConfigurableApplicationContext application = Service.withoutWeb(codecs, settings)) {
            assertThat(application.isRunning()).isTrue();
            for (Thread each : Thread.getAllStackTraces().keySet()) {
                if (each.getName().equals("wirespeed")) {
                    assertThat(each.isDaemon()).isTrue();
                    each.join(60_000);
                    assertThat(each.isAlive()).isFalse();
                }
            }
        }
        return output.getOut().substring(before).lines().filter(each -> each.contains("codecs ")).reduce("", String::concat);
    }
}
