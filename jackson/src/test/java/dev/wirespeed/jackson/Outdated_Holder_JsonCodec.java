package dev.wirespeed.jackson;

import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonReader;
import dev.wirespeed.json.JsonWriter;

/** Of a class that has another one, whose codec is of no use. */
public final class Outdated_Holder_JsonCodec extends JsonCodec<Outdated.Holder> {
    /** For look-up by name. */
    public Outdated_Holder_JsonCodec() {}

    @Override
    public int version() {
        return 1;
    }

    @Override
    public void write(JsonWriter out, Outdated.Holder value) {
        throw new AssertionError("it may not be asked");
    }

    @Override
    public Outdated.Holder read(JsonReader in) {
        throw new AssertionError("it may not be asked");
    }
}
