package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.core.TSFBuilder;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import org.jspecify.annotations.Nullable;

/**
 * Makes parsers in which codecs read directly: objects in UTF-8, from bytes or a stream, and documents in strings.
 * Other parsers only give them tokens, which Jackson 2's mappers read themselves.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder(new WirespeedJsonFactory()).addModule(new WirespeedModule())…
 * }</pre>
 *
 * <p>Buffers come from a pool of its own, which costs less than Jackson's default one. In all other respects this is
 * Jackson's factory, and can be configured like it through {@link #rebuild}. If a feature goes beyond standard JSON or
 * looks for duplicates, or limits differ from Jackson's, its parsers are Jackson's own.
 */
public final class WirespeedJsonFactory extends JsonFactory {
    private static final long serialVersionUID = 1L;

    /** A factory with Jackson's default settings, except for the pool of buffers. */
    public WirespeedJsonFactory() {
        this(new JsonFactoryBuilder().recyclerPool(BufferRecyclers.SHARED));
    }

    private WirespeedJsonFactory(JsonFactory source, @Nullable ObjectCodec mapper) {
        super(source, mapper);
    }

    private WirespeedJsonFactory(JsonFactoryBuilder settings) {
        super(settings);
    }

    @Override
    public TSFBuilder<?, ?> rebuild() {
        return new JsonFactoryBuilder(this) {
            @Override
            public JsonFactory build() {
                return new WirespeedJsonFactory(this);
            }
        };
    }

    @Override
    public JsonFactory copy() {
        return new WirespeedJsonFactory(this, null);
    }

    @Override
    protected Object readResolve() {
        return new WirespeedJsonFactory(this, getCodec());
    }

    @Override
    protected JsonParser _createParser(byte[] bytes, int from, int length, IOContext io) throws IOException {
        if (!isUtf8(bytes, from, length) || !isUsual()) {
            return super._createParser(bytes, from, length, io);
        }
        io.setEncoding(JsonEncoding.UTF8);
        return parser(io, null, bytes, from, from + length, 0);
    }

    @Override
    protected JsonParser _createParser(InputStream in, IOContext io) throws IOException {
        JsonParser usual = super._createParser(in, io);
        Buffered first = new Buffered();
        if (usual.getClass() != UTF8StreamJsonParser.class || !isUsual() || usual.releaseBuffered(first) == 0) {
            return usual;
        }
        int skipped = first.from(); // a byte order mark may be in front
        return parser(io, in, first.buffer(), skipped, first.to(), skipped);
    }

    /** A long string comes through a reader. */
    @Override
    protected JsonParser _createParser(Reader in, IOContext io) throws IOException {
        return super._createParser(in.getClass() == StringReader.class && isUsual() ? new SeenText(in) : in, io);
    }

    private JsonParser parser(IOContext io, @Nullable InputStream in, byte[] buffer, int from, int to, int skipped) {
        return new InPlaceParser(new Utf8Parser.Start(
                io,
                _parserFeatures,
                in,
                getCodec(),
                _byteSymbolCanonicalizer.makeChild(_factoryFeatures),
                buffer,
                from,
                to,
                skipped,
                in != null));
    }

    /**
     * Whether the document starts, without anything before it, with an ASCII character in one byte; of all encodings,
     * only UTF-8 does.
     */
    private static boolean isUtf8(byte[] bytes, int from, int length) {
        return length > 1 && bytes[from] > 0 && bytes[from + 1] != 0;
    }

    private boolean isUsual() {
        return Streams.readsJson(_parserFeatures)
                && MapperSettings.areHonouredInPlace(streamReadConstraints())
                && isEnabled(Feature.CANONICALIZE_FIELD_NAMES)
                && isEnabled(Feature.CHARSET_DETECTION);
    }
}
