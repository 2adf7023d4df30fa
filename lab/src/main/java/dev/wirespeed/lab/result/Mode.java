package dev.wirespeed.lab.result;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How much time a run may take. */
public enum Mode {
    /** A first impression within minutes: one fork measures many cells, one after the other. */
    QUICK,
    /** The experiment's own settings: each cell in forks of its own. */
    FULL;

    @JsonValue
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @JsonCreator
    public static Mode of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
