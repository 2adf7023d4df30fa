package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.sym.ByteQuadsCanonicalizer;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Jackson's parser of UTF-8, made as it is by this Jackson. */
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
     * What a parser is made of.
     *
     * @param from the index of the document's first byte that is not skipped
     * @param recyclable whether the buffer is the parser's to give back
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
