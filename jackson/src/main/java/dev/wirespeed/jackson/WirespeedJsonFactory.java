package dev.wirespeed.jackson;

import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonFactoryBuilder;
import tools.jackson.core.json.UTF8StreamJsonParser;

/**
 * Makes parsers that let codecs read documents in UTF-8 as they come, in bytes or from a stream, where others give them tokens
 * only: reading by a mapper is several times as fast then.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder(new WirespeedJsonFactory()).addModule(new WirespeedModule()).build();
 * }</pre>
 *
 * <p>Buffers come from a pool of its own, which costs less than Jackson's default one. In all else it is Jackson's own factory, and can
 * be configured like that by {@link #rebuild}. A parser with a feature that reads other than standard JSON, or looks for duplicates,
 * or with other limits than Jackson's is Jackson's own, too.
 */
public final class WirespeedJsonFactory extends JsonFactory {
    private static final long serialVersionUID = 1L;

    private static final JsonFactory PLAIN = new JsonFactory();

    /** Features that don't say what a document may be like, or what it means. */
    private static final int HARMLESS = StreamReadFeature.AUTO_CLOSE_SOURCE.getMask()
            | StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION.getMask()
            | StreamReadFeature.USE_FAST_DOUBLE_PARSER.getMask()
            | StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER.getMask();

    /** A factory with Jackson's default settings, but for the pool of buffers. */
    public WirespeedJsonFactory() {
        this(new JsonFactoryBuilder().recyclerPool(BufferRecyclers.SHARED));
    }

    private WirespeedJsonFactory(JsonFactory source) {
        super(source);
    }

    private WirespeedJsonFactory(JsonFactoryBuilder settings) {
        super(settings);
    }

    @Override
    public JsonFactoryBuilder rebuild() {
        return new JsonFactoryBuilder(this) {
            @Override
            public JsonFactory build() {
                return new WirespeedJsonFactory(this);
            }
        };
    }

    @Override
    public JsonFactory copy() {
        return new WirespeedJsonFactory(this);
    }

    @Override
    protected Object readResolve() {
        return new WirespeedJsonFactory(this);
    }

    @Override
    protected JsonParser _createParser(ObjectReadContext context, IOContext io, byte[] bytes, int from, int length) {
        _checkRangeBoundsForByteArray(bytes, from, length);
        if (!isUtf8(bytes, from, length) || !isUsual(this, context)) {
            return super._createParser(context, io, bytes, from, length);
        }
        io.setEncoding(JsonEncoding.UTF8);
        return parser(context, io, null, bytes, from, from + length, 0);
    }

    @Override
    protected JsonParser _createParser(ObjectReadContext context, IOContext io, InputStream in) {
        JsonParser usual = super._createParser(context, io, in);
        Buffered first = new Buffered();
        if (usual.getClass() != UTF8StreamJsonParser.class
                || !isUsual(this, context)
                || usual.releaseBuffered(first) == 0) {
            return usual;
        }
        int skipped = first.from(); // a byte order mark may be in front
        return parser(context, io, in, first.buffer(), skipped, first.to(), skipped);
    }

    private JsonParser parser(
            ObjectReadContext context,
            IOContext io,
            @Nullable InputStream in,
            byte[] buffer,
            int from,
            int to,
            int skipped) {
        return new InPlaceParser(new Utf8Parser.Start(
                context,
                io,
                context.getStreamReadFeatures(getStreamReadFeatures()),
                context.getFormatReadFeatures(getFormatReadFeatures()),
                in,
                _byteSymbolCanonicalizer.makeChild(_factoryFeatures),
                buffer,
                from,
                to,
                skipped,
                in != null));
    }

    /** Whether nothing is in front of the first character, and it is one of ASCII that takes one byte; of all encodings only UTF-8 has that. */
    private static boolean isUtf8(byte[] bytes, int from, int length) {
        return length > 1 && bytes[from] > 0 && bytes[from + 1] != 0;
    }

    /** Whether a factory's parsers read standard JSON, with the usual limits. */
    static boolean isUsual(JsonFactory factory, ObjectReadContext context) {
        int stream = context.getStreamReadFeatures(factory.getStreamReadFeatures());
        return ((stream ^ PLAIN.getStreamReadFeatures()) & ~HARMLESS) == 0
                && MapperSettings.areHonouredInPlace(factory.streamReadConstraints())
                && context.getFormatReadFeatures(factory.getFormatReadFeatures()) == PLAIN.getFormatReadFeatures()
                && factory.isEnabled(Feature.CANONICALIZE_PROPERTY_NAMES);
    }
}
