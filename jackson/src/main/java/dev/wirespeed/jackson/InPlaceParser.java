package dev.wirespeed.jackson;

import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonInPlace;
import dev.wirespeed.json.ObjectEnd;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.core.sym.ByteQuadsCanonicalizer;

/**
 * Jackson's parser of UTF-8, except that a codec can read an object in its buffer in place of tokens. All that is not such an object it
 * parses itself, and so does it what a codec refuses.
 */
final class InPlaceParser extends UTF8StreamJsonParser {
    /** The longest object that is kept in memory because a codec is to read it from a stream, in bytes. */
    static final int MAX_KEPT = 16 << 20;

    private boolean refused;
    /** Up to where the document was gone through for the end of an object that was not found there; no other is looked for in it. */
    private long endless;

    /** @param from the index of the document's first byte that is not skipped */
    InPlaceParser(
            ObjectReadContext context,
            IOContext io,
            int streamFeatures,
            int formatFeatures,
            @Nullable InputStream in,
            ByteQuadsCanonicalizer names,
            byte[] buffer,
            int from,
            int to,
            int skipped) {
        super(context, io, streamFeatures, formatFeatures, in, names, buffer, from, to, skipped, in != null);
    }

    /** Whether the parser is behind an object's brace, and a codec may read all of it from the buffer. */
    boolean hasObject() {
        return !refused
                && _inputPtr > 0
                && _inputPtr <= _inputEnd
                && _inputBuffer[_inputPtr - 1] == '{'
                && (_inputStream == null || position(_inputPtr) >= endless && complete(_inputStream));
    }

    /**
     * Reads that object by a codec and goes on to its end.
     *
     * @throws dev.wirespeed.WireException if the codec refuses it; the parser is still behind its brace then
     */
    @Nullable
    Object read(JsonCodec<Object> codec) {
        int depth = _streamReadContext.getNestingDepth() - 1;
        JsonInPlace object = new JsonInPlace(_inputBuffer, _inputPtr - 1, _inputEnd, depth);
        Object value = object.read(codec);
        for (int line = object.nextLine(_inputPtr); line >= 0; line = object.nextLine(line)) {
            _currInputRow++;
            _currInputRowStart = line;
        }
        _inputPtr = object.end() - 1;
        nextToken(); // at the closing brace it finds the way back into its own state
        return value;
    }

    /** Says whether a codec refused an object, so that no other one need try what is in it. */
    void refused(boolean now) {
        refused = now;
    }

    private boolean complete(InputStream in) {
        ObjectEnd end = new ObjectEnd();
        int from = _inputPtr;
        while (!end.isIn(_inputBuffer, from, _inputEnd)) {
            int known = _inputEnd - _inputPtr;
            if (known + 1 >= MAX_KEPT || !fill(in)) {
                endless = position(_inputEnd);
                return false;
            }
            from = _inputPtr + known;
        }
        return true;
    }

    /** Where in the document an index in the buffer is. */
    private long position(int index) {
        return _currInputProcessed + index;
    }

    /** Gets further bytes; those from the brace on stay. */
    private boolean fill(InputStream in) {
        if (_inputEnd == _inputBuffer.length) {
            makeRoom();
        }
        int count;
        try {
            count = in.read(_inputBuffer, _inputEnd, _inputBuffer.length - _inputEnd);
        } catch (IOException e) {
            throw _wrapIOFailure(e);
        }
        _inputEnd += Math.max(0, count);
        return count > 0;
    }

    private void makeRoom() {
        int brace = _inputPtr - 1;
        int length = _inputEnd - brace;
        byte[] full = _inputBuffer;
        if (brace > 0) {
            System.arraycopy(full, brace, full, 0, length);
        } else {
            _inputBuffer = Arrays.copyOf(full, Math.min(2 * length, MAX_KEPT));
            if (_bufferRecyclable) {
                _bufferRecyclable = false;
                _ioContext.releaseReadIOBuffer(full);
            }
        }
        _inputPtr -= brace;
        _inputEnd -= brace;
        _nameStartOffset -= brace;
        _currInputRowStart -= brace;
        _currInputProcessed += brace;
    }
}
