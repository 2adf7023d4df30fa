package dev.wirespeed.jackson;

import java.util.List;
import tools.jackson.core.json.JsonFactory;

/** What tests for both Jacksons have to know of the one that they run with. */
final class ThisJackson {
    private ThisJackson() {}

    /** Of each kind that lets codecs read. */
    static List<JsonFactory> factories() {
        return List.of(new JsonFactory(), new WirespeedJsonFactory());
    }

    /** Whether a property that the class does not have is refused. */
    static boolean refusesUnknown() {
        return false;
    }
}
