package dev.wirespeed.generate;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.json.JsonCodec;
import java.net.URISyntaxException;
import java.nio.file.Path;

/** The libraries that codecs are compiled with, if they are on this JVM's own class path. */
final class RunTime {
    private RunTime() {}

    static Path codec() {
        return place(JsonCodec.class);
    }

    static Path annotations() {
        return place(JsonProperty.class);
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
