package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.sym.ByteQuadsCanonicalizer;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Jackson's UTF-8 parser, with the constructor of this Jackson. */
abstract class Utf8Parser extends UTF8StreamJsonParser {
    Utf8Parser(Start start) {
        super(
                start.io,
                start.features,
                start.in,
                start.mapper,
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
            IOContext io,
            int features,
            @Nullable InputStream in,
            @Nullable ObjectCodec mapper,
            ByteQuadsCanonicalizer names,
            byte[] buffer,
            int from,
            int to,
            int skipped,
            boolean recyclable) {}
}
