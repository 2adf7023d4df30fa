package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonMappingException;
import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonReader;
import java.io.IOException;
import java.util.stream.Collectors;

/** Turns Jackson's exceptions into ours. */
final class Failures {
    private Failures() {}

    static WireException ofWriting(IOException e) {
        WireException.Kind kind =
                e instanceof StreamConstraintsException ? WireException.Kind.LIMIT : WireException.Kind.MISMATCH;
        return new WireException(kind, message(e), "$", -1, e);
    }

    /** Jackson's words and the place in the whole document, since Jackson's own is counted from where its part starts. */
    static WireException ofReading(JsonReader in, IOException e) {
        WireException part = in.refused(e);
        String inside = e instanceof JsonMappingException own
                ? own.getPath().stream().map(Failures::step).collect(Collectors.joining())
                : "";
        String problem = "The value was refused: " + message(e);
        return new WireException(part.kind(), problem, part.path() + inside, part.offset(), e);
    }

    private static String message(IOException e) {
        return e instanceof JacksonException own ? own.getOriginalMessage() : String.valueOf(e.getMessage());
    }

    private static String step(JsonMappingException.Reference to) {
        return to.getFieldName() == null ? "[" + to.getIndex() + "]" : "." + to.getFieldName();
    }
}
