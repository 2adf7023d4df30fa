package dev.wirespeed.processor.emit;

import dev.wirespeed.processor.emit.json.JsonNotation;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Format;

/** The formats: each is a notation, a transformation of structs, and a suffix of codecs' names. */
public final class Emitters {
    private Emitters() {}

    static Emitter of(Format format) {
        return switch (format) {
            case JSON -> new Emitter(new JsonNotation(), struct -> struct, "_JsonCodec", "");
            case POSITIONAL_JSON -> new Emitter(new JsonNotation(), Places::of, "_JsonRowCodec", ".positional()");
        };
    }

    /** The qualified name of the codec's class. */
    public static String className(Format format, CodecName codec) {
        return of(format).codec(codec).canonicalName();
    }
}
