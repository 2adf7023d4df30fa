package dev.wirespeed.jackson;

import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.core.sym.ByteQuadsCanonicalizer;
import tools.jackson.core.sym.CharsToNameCanonicalizer;

/** Replaces parsers of a mapper's factory by parsers that codecs can read in. */
final class Exchange {
    private final JsonFactory factory;
    private final ByteQuadsCanonicalizer names = ByteQuadsCanonicalizer.createRoot();
    private final CharsToNameCanonicalizer namesInText;

    Exchange(JsonFactory factory) {
        this.factory = factory;
        namesInText = CharsToNameCanonicalizer.createRoot(factory);
    }

    /** Whether the parsers of one call may be replaced. */
    boolean isFor(ObjectReadContext context) {
        return WirespeedJsonFactory.isUsual(factory, context);
    }

    /**
     * A parser at the opening bracket of a document that was taken from another parser; that one still closes its
     * source.
     */
    InPlaceParser parser(UTF8StreamJsonParser other, TakenBytes document, ObjectReadContext context) {
        TokenStreamLocation end = other.currentLocation();
        InPlaceParser parser = parser(other, (InputStream) other.streamReadInputSource(), document, context, end);
        parser.countFrom(end);
        parser.nextToken();
        return parser;
    }

    /** A parser of encoded text; its locations are not those of the text. */
    InPlaceParser parser(ReaderBasedJsonParser other, TakenBytes encoded, ObjectReadContext context) {
        InPlaceParser parser = parser(other, null, encoded, context, other.currentLocation());
        parser.nextToken();
        return parser;
    }

    private InPlaceParser parser(
            JsonParser other,
            @Nullable InputStream in,
            TakenBytes document,
            ObjectReadContext context,
            TokenStreamLocation place) {
        return new InPlaceParser(new Utf8Parser.Start(
                context,
                io(place),
                streamFeatures(other),
                context.getFormatReadFeatures(factory.getFormatReadFeatures()),
                in,
                names.makeChild(factory.getFactoryFeatures()),
                document.buffer(),
                document.from(),
                document.to(),
                0,
                false));
    }

    /** A Jackson parser at the point where a text was taken from another one. */
    RereadText again(ReaderBasedJsonParser other, TakenText text, ObjectReadContext context) {
        TokenStreamLocation known = other.currentLocation();
        int formatFeatures = context.getFormatReadFeatures(factory.getFormatReadFeatures());
        RereadText parser = new RereadText(
                context, io(known), streamFeatures(other), formatFeatures, namesInText.makeChild(), text, known);
        parser.nextToken();
        return parser;
    }

    private static int streamFeatures(JsonParser other) {
        return other.streamReadFeatures() & ~StreamReadFeature.AUTO_CLOSE_SOURCE.getMask();
    }

    private IOContext io(TokenStreamLocation place) {
        return new IOContext(
                factory.streamReadConstraints(),
                factory.streamWriteConstraints(),
                factory.errorReportConfiguration(),
                BufferRecyclers.SHARED.acquireAndLinkPooled(),
                place.contentReference(),
                false,
                JsonEncoding.UTF8);
    }
}
