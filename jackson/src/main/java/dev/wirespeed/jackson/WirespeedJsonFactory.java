package dev.wirespeed.jackson;

import java.io.InputStream;
import java.util.stream.Stream;
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
 * Makes parsers in which codecs read UTF-8 documents directly, from bytes or a stream; other parsers only give them
 * tokens. Mappers then read several times as fast.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder(new WirespeedJsonFactory()).addModule(new WirespeedModule()).build();
 * }</pre>
 *
 * <p>Buffers come from a pool of its own, which costs less than Jackson's default one. In all other respects this is
 * Jackson's factory, and can be configured like it through {@link #rebuild}. If a feature goes beyond standard JSON or
 * looks for duplicates, or limits differ from Jackson's, its parsers are Jackson's own.
 */
public final class WirespeedJsonFactory extends JsonFactory {
    private static final long serialVersionUID = 1L;

    private static final JsonFactory DEFAULT = new JsonFactory();

    /** Features that affect neither the syntax nor the meaning of documents. */
    private static final int HARMLESS = StreamReadFeature.AUTO_CLOSE_SOURCE.getMask()
            | StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION.getMask()
            | StreamReadFeature.USE_FAST_DOUBLE_PARSER.getMask()
            | StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER.getMask();

    /** All other features that configurations have for every format. */
    static final StreamReadFeature[] SYNTAX = Stream.of(StreamReadFeature.values())
            .filter(each -> (HARMLESS & each.getMask()) == 0)
            .toArray(StreamReadFeature[]::new);

    /** A factory with Jackson's default settings, except for the pool of buffers. */
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

    /**
     * Whether the document starts, without anything before it, with an ASCII character in one byte; of all encodings,
     * only UTF-8 does.
     */
    private static boolean isUtf8(byte[] bytes, int from, int length) {
        return length > 1 && bytes[from] > 0 && bytes[from + 1] != 0;
    }

    /** Whether a factory's parsers read standard JSON with the usual limits. */
    static boolean isUsual(JsonFactory factory, ObjectReadContext context) {
        int stream = context.getStreamReadFeatures(factory.getStreamReadFeatures());
        return ((stream ^ DEFAULT.getStreamReadFeatures()) & ~HARMLESS) == 0
                && context.getFormatReadFeatures(factory.getFormatReadFeatures()) == DEFAULT.getFormatReadFeatures()
                && hasUsualLimits(factory);
    }

    /** Whether codecs follow the limits of a factory's parsers, and its handling of names. */
    static boolean hasUsualLimits(JsonFactory factory) {
        return MapperSettings.areHonouredInPlace(factory.streamReadConstraints())
                && factory.isEnabled(Feature.CANONICALIZE_PROPERTY_NAMES);
    }
}
