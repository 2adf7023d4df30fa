package dev.wirespeed.jackson;

import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonReader;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;

/** Turns Jackson's exceptions into {@link WireException}s. */
final class Failures {
    private Failures() {}

    static WireException ofWriting(JacksonException e) {
        WireException.Kind kind =
                e instanceof StreamConstraintsException ? WireException.Kind.LIMIT : WireException.Kind.MISMATCH;
        return new WireException(kind, JacksonApi.message(e), "$", -1, e);
    }

    /** Jackson's message with the place in the whole document; Jackson itself counts from the start of its part. */
    static WireException ofReading(JsonReader in, JacksonException e) {
        WireException part = in.refused(e);
        String inside = JacksonApi.path(e);
        String problem = "The value was refused: " + JacksonApi.message(e);
        return new WireException(part.kind(), problem, part.path() + inside, part.offset(), e);
    }
}
