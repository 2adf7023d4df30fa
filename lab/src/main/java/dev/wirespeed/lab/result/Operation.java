package dev.wirespeed.lab.result;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;

/** What a contestant does with a workload; the names are those of the benchmark's methods. */
public enum Operation {
    SERIALIZE,
    DESERIALIZE,
    /** Asks a database and makes records of its answer. */
    FETCH;

    /** What serializers do. */
    public static final List<Operation> CONVERSIONS = List.of(SERIALIZE, DESERIALIZE);

    @JsonValue
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @JsonCreator
    public static Operation of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
