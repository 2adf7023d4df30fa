package dev.wirespeed.jackson;

import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonReader;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;

/** Turns Jackson's exceptions into ours. */
final class Failures {
    private Failures() {}

    static WireException ofWriting(JacksonException e) {
        WireException.Kind kind =
                e instanceof StreamConstraintsException ? WireException.Kind.LIMIT : WireException.Kind.MISMATCH;
        return new WireException(kind, JacksonApi.message(e), "$", -1, e);
    }

    /** Jackson's words and the place in the whole document, since Jackson's own is counted from where its part starts. */
    static WireException ofReading(JsonReader in, JacksonException e) {
        WireException part = in.refused(e);
        String inside = JacksonApi.path(e);
        String problem = "The value was refused: " + JacksonApi.message(e);
        return new WireException(part.kind(), problem, part.path() + inside, part.offset(), e);
    }
}
