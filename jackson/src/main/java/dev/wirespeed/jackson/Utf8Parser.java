package dev.wirespeed.jackson;

import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.core.sym.ByteQuadsCanonicalizer;

/** Jackson's UTF-8 parser, with the constructor of this Jackson. */
abstract class Utf8Parser extends UTF8StreamJsonParser {
    Utf8Parser(Start start) {
        super(
                start.context,
                start.io,
                start.streamFeatures,
                start.formatFeatures,
                start.in,
                start.names,
                start.buffer,
                start.from,
                start.to,
                start.skipped,
                start.recyclable);
    }

    /**
     * The arguments of a parser.
     *
     * @param from the index of the first byte of the document that is not skipped
     * @param recyclable whether the parser has to give the buffer back
     */
    @SuppressWarnings("ArrayRecordComponent") // nothing compares them
    record Start(
            ObjectReadContext context,
            IOContext io,
            int streamFeatures,
            int formatFeatures,
            @Nullable InputStream in,
            ByteQuadsCanonicalizer names,
            byte[] buffer,
            int from,
            int to,
            int skipped,
            boolean recyclable) {}

    /** Continues the byte and line counts of another parser, which is at the end of the buffer. */
    final void countFrom(TokenStreamLocation end) {
        _currInputProcessed = end.getByteOffset() - _inputEnd;
        _currInputRow = end.getLineNr();
        _currInputRowStart = _inputEnd - (end.getColumnNr() - 1);
    }
}
