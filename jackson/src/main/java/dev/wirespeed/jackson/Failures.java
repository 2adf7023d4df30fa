package dev.wirespeed.jackson;

import dev.wirespeed.WireException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;

/** Turns Jackson's exceptions into ours. */
final class Failures {
    private Failures() {}

    static WireException ofWriting(JacksonException e) {
        WireException.Kind kind =
                e instanceof StreamConstraintsException ? WireException.Kind.LIMIT : WireException.Kind.MISMATCH;
        return new WireException(kind, e.getOriginalMessage(), "$", -1, e);
    }
}
