package dev.wirespeed.lab.find;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What is to be recorded.
 *
 * @param seconds after which somebody is going to stop it
 * @param agent the jar of the agent that counts conversions meanwhile; null for none
 * @param endpoints which methods answer requests, such as {@code com.acme.Api::orders;@com.acme.Route}, empty for those of
 *     well-known frameworks; null to trace none
 */
public record RecordingPlan(
        long seconds, @Nullable Path agent, @Nullable String endpoints) {

    private static final Pattern FILTER = Pattern.compile("|@?[\\w.$]+(?:::[\\w$]+)?(?:;@?[\\w.$]+(?:::[\\w$]+)?)*");

    /** @throws LabException if that is not how methods are named */
    public RecordingPlan {
        if (endpoints != null && !FILTER.matcher(endpoints).matches()) {
            throw new LabException(
                    "'" + endpoints
                            + "' names no methods; classes, methods and annotations are named as in com.acme.Api;com.acme.Users::find;@com.acme.Route");
        }
    }

    /**
     * Writes a settings file for whoever starts the recording by other means. It has samples of both kinds, since the JVM
     * is not known: those that a JVM lacks it ignores.
     */
    public void writeSettings(Path file) {
        try {
            Files.writeString(file, RecordingSettings.text(EnumSet.allOf(RecordingSettings.Samples.class), handlers()));
        } catch (IOException e) {
            throw new LabException("cannot write " + file + ": " + e.getMessage());
        }
    }

    /** Which methods are to be traced; empty for none. */
    String handlers() {
        return endpoints == null ? "" : endpoints.isEmpty() ? Handlers.USUAL : endpoints;
    }

    static RecordingPlan of(long seconds) {
        return new RecordingPlan(seconds, null, null);
    }
}
