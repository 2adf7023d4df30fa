package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonReader;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Turns Jackson's exceptions into ours. */
final class Failures {
    private Failures() {}

    static WireException ofWriting(IOException e) {
        WireException.Kind kind =
                e instanceof StreamConstraintsException ? WireException.Kind.LIMIT : WireException.Kind.MISMATCH;
        String message = e instanceof JacksonException own ? own.getOriginalMessage() : String.valueOf(e.getMessage());
        return new WireException(kind, message, "$", -1, e);
    }

    static WireException ofReading(JsonReader in, IOException e) {
        return in.refused(new UncheckedIOException(e.toString(), e));
    }
}
