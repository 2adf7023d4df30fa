package dev.wirespeed.lab.find;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What is to be recorded.
 *
 * @param seconds after which somebody is going to stop it
 * @param agent the jar of the agent that counts conversions meanwhile; null for none
 */
public record RecordingPlan(long seconds, @Nullable Path agent) {

    static RecordingPlan of(long seconds) {
        return new RecordingPlan(seconds, null);
    }
}
