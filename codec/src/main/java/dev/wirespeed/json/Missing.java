package dev.wirespeed.json;

import dev.wirespeed.WireException;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.lang.reflect.Type;

/** The errors of codecs that are missing or can't be used; each message says how to fix it. */
final class Missing {
    private Missing() {}

    /** There is no codec for a class, and no Jackson to leave it to. */
    static WireException codec(Class<?> type, CodecOptions options) {
        String fallback = ", or add " + options.dialect().artifact() + " to leave it to Jackson";
        if (type.getTypeParameters().length > 0) {
            return mismatch("There is no codec for " + type.getName()
                    + ", whose type parameters are only known where it is used: make it a property of a class annotated with @Wire"
                    + ", with arguments" + fallback);
        }
        if (options.isPositional()) {
            return mismatch("There is no codec for " + type.getName()
                    + " in positional JSON: annotate it, or a class that has it as a property, with"
                    + " @Wire(formats = Wire.Format.POSITIONAL_JSON), or compile with -Awirespeed.formats=positional-json"
                    + fallback);
        }
        return mismatch("There is no codec for " + type.getName()
                + ": annotate it, or a class that has it as a property, with @Wire and compile it with wirespeed-processor on the"
                + " processor path (on the class path alone, JDK 23 and later need -proc:full; Maven's compiler plugin knows a"
                + " processor path from version 3.5 on)" + fallback
                + ", which it needs if the compiler noted that it is left to Jackson (WS023)");
    }

    /** A composed type that codecs can't be put together for. */
    static WireException document(Type type) {
        return mismatch(type.getTypeName()
                + " can't be a whole document: make it a property of a class annotated with @Wire, or add "
                + Dialect.JACKSON3.artifact() + " to leave it to Jackson");
    }

    /** Something is left to Jackson, which is missing. */
    static WireException jackson(Dialect dialect, String what) {
        return mismatch(what + " is left to Jackson: add " + dialect.artifact() + " to the class path");
    }

    /** Something in a map is left to Jackson because the map's types are unknown. */
    static WireException types(Dialect dialect, String what) {
        return mismatch(what + " is left to Jackson: add " + dialect.artifact() + ", or declare the map's types");
    }

    private static WireException mismatch(String sentence) {
        return new WireException(WireException.Kind.MISMATCH, sentence + Fallbacks.hindrance());
    }
}
