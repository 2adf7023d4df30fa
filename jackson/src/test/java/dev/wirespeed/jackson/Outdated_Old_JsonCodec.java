package dev.wirespeed.jackson;

import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonReader;
import dev.wirespeed.json.JsonWriter;
import dev.wirespeed.runtime.Members;

/** As if it were generated from another version of its class. */
public final class Outdated_Old_JsonCodec extends JsonCodec<Outdated.Old> {
    static {
        Members.check(Outdated.Old.class, 0);
    }

    /** For look-up by name. */
    public Outdated_Old_JsonCodec() {}

    @Override
    public void write(JsonWriter out, Outdated.Old value) {
        throw new AssertionError("it may not be asked");
    }

    @Override
    public Outdated.Old read(JsonReader in) {
        throw new AssertionError("it may not be asked");
    }
}
