package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import java.util.List;

/** What tests for both Jacksons have to know of the one that they run with. */
final class ThisJackson {
    private ThisJackson() {}

    /** Of each kind that lets codecs read. */
    static List<JsonFactory> factories() {
        return List.of(new JsonFactory());
    }

    /** Whether a property that the class does not have is refused. */
    static boolean refusesUnknown() {
        return true;
    }
}
