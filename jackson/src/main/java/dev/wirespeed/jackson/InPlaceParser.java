package dev.wirespeed.jackson;

import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.mapper.JsonInPlace;
import dev.wirespeed.mapper.ObjectEnd;
import dev.wirespeed.runtime.Settings;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * Jackson's UTF-8 parser, in which a codec can read an object from the buffer instead of tokens. It parses everything
 * else itself, including objects that a codec refuses.
 */
final class InPlaceParser extends Utf8Parser {
    /** The size in bytes of the longest object that is kept in memory so that a codec can read it from a stream. */
    static final int MAX_KEPT = 16 << 20;

    /** How many bytes Jackson requests from a stream at once. */
    private static final int ASKED = 8_000;

    private boolean refused;
    /** The most bytes that the stream ever returned at once; with room for that many, no extra calls are needed. */
    private int atOnce;

    /** The length of the longest object that a codec has read. */
    private int longest;

    /** Whether an object is assumed to be wholly in the buffer without a search for its end. */
    private boolean expected;

    /** The position up to which a search did not find an object's end; no further search starts before it. */
    private long endless;

    InPlaceParser(Start start) {
        super(start);
        atOnce = start.to() - start.from();
    }

    /** Whether the parser is after an object's brace, and a codec may read all of the object from the buffer. */
    boolean hasObject() {
        return !refused
                && _inputPtr > 0
                && _inputPtr <= _inputEnd
                && _inputBuffer[_inputPtr - 1] == '{'
                && (_inputStream == null || isExpected() || position(_inputPtr) >= endless && complete(_inputStream));
    }

    /**
     * Whether the document seems to end with the buffer, or the buffer has far more left than any object took before.
     */
    private boolean isExpected() {
        byte last = _inputBuffer[_inputEnd - 1];
        expected = last == '}' || last == ']' || longest > 0 && (_inputEnd - _inputPtr) / 2 >= longest;
        return expected;
    }

    /**
     * Reads that object with a codec and the mapper's settings, and moves on to its end.
     *
     * @throws dev.wirespeed.WireException if the codec refuses it; then the parser is still after its brace
     */
    @Nullable
    Object read(JsonCodec<Object> codec, Settings settings) throws JacksonException {
        try {
            return readHere(codec, settings);
        } catch (WireException e) {
            if (!isCutOff()) {
                throw e;
            }
        }
        return readHere(codec, settings);
    }

    /** Whether the buffer only had the beginning of an object that was assumed to be whole; now it is. */
    private boolean isCutOff() {
        int known = _inputEnd - _inputPtr;
        boolean again = expected && _inputStream != null;
        expected = false;
        return again && complete(_inputStream) && _inputEnd - _inputPtr > known;
    }

    private @Nullable Object readHere(JsonCodec<Object> codec, Settings settings) throws JacksonException {
        int depth = _streamReadContext.getNestingDepth() - 1;
        int brace = _inputPtr - 1;
        JsonInPlace object = JsonEngine.forMappers().inPlace(_inputBuffer, brace, _inputEnd, depth, settings);
        Object value = object.read(codec);
        for (int line = object.nextLine(_inputPtr); line >= 0; line = object.nextLine(line)) {
            _currInputRow++;
            _currInputRowStart = line;
        }
        longest = Math.max(longest, object.end() - brace);
        _inputPtr = object.end() - 1;
        nextToken(); // at the closing brace it finds the way back into its own state
        return value;
    }

    /** Notes whether a codec refused an object, so that no other codec tries the objects in it. */
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

    /** The position in the document of an index in the buffer. */
    private long position(int index) {
        return _currInputProcessed + index;
    }

    /** Gets more bytes, keeping those from the brace on. Jackson's parser gets any other outcome when it gets there. */
    private boolean fill(InputStream in) {
        boolean full = _inputPtr == 1 && _inputBuffer.length >= MAX_KEPT;
        if (_inputBuffer.length - _inputEnd < atOnce && !full) {
            makeRoom();
        }
        int count = 0;
        try {
            count = in.read(_inputBuffer, _inputEnd, _inputBuffer.length - _inputEnd);
            if (count <= 0) {
                _inputStream = new Again(in, count, null);
            }
        } catch (IOException | RuntimeException e) {
            _inputStream = new Again(in, 0, e);
        }
        atOnce = Math.max(atOnce, Math.min(count, ASKED));
        _inputEnd += Math.max(0, count);
        return count > 0;
    }

    /** Repeats the outcome of a stream that returned no bytes, and then behaves like that stream. */
    private static final class Again extends FilterInputStream {
        private final int answer;
        private final @Nullable Exception failure;
        private boolean answered;

        /** @param failure the exception thrown, or null */
        Again(InputStream in, int answer, @Nullable Exception failure) {
            super(in);
            this.answer = answer;
            this.failure = failure;
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            if (answered) {
                return super.read(target, from, length);
            }
            answered = true;
            if (failure instanceof IOException checked) {
                throw checked;
            }
            if (failure instanceof RuntimeException unchecked) {
                throw unchecked;
            }
            return answer;
        }
    }

    private void makeRoom() {
        int brace = _inputPtr - 1;
        int length = _inputEnd - brace;
        byte[] full = _inputBuffer;
        if (length + atOnce <= full.length) {
            System.arraycopy(full, brace, full, 0, length);
        } else {
            int size = Math.min(length + Math.max(length, atOnce), MAX_KEPT);
            _inputBuffer = Arrays.copyOfRange(full, brace, brace + size);
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
