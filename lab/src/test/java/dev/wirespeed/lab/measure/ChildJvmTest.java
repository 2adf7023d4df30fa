package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Why a JVM was not started. */
class ChildJvmTest {

    @Test
    void aSignalToTheJdksHelperIsAStop() {
        assertThat(ChildJvm.notStarted("Cannot run program \"java\": Failed to exec spawn helper: pid: 23662,"
                        + " signal: 15, error: 0 (none) \nPossible reasons:"))
                .isInstanceOf(ForkStoppedException.class);
    }

    @Test
    void othersAreFailures() {
        String crashed = "Cannot run program \"java\": Failed to exec spawn helper: pid: 1, signal: 11";
        for (String reason :
                new String[] {crashed, "Cannot run program \"java\": error=2, No such file or directory"}) {
            assertThat(ChildJvm.notStarted(reason))
                    .isNotInstanceOf(ForkStoppedException.class)
                    .hasMessage("it could not be started: " + reason);
        }
    }
}
