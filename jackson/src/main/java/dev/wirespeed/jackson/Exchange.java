package dev.wirespeed.jackson;

import java.io.InputStream;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.core.sym.ByteQuadsCanonicalizer;

/** Gives parsers that codecs can read in for those of a mapper's factory. */
final class Exchange {
    private final JsonFactory factory;
    private final ByteQuadsCanonicalizer names = ByteQuadsCanonicalizer.createRoot();

    Exchange(JsonFactory factory) {
        this.factory = factory;
    }

    /** Whether the parsers of one call may be exchanged. */
    boolean isFor(ObjectReadContext context) {
        return WirespeedJsonFactory.isPlain(factory, context);
    }

    /** A parser at the bracket where a document was taken from another one, which is still the one that closes what it comes from. */
    InPlaceParser parser(UTF8StreamJsonParser other, Taken document, ObjectReadContext context) {
        TokenStreamLocation end = other.currentLocation();
        InPlaceParser parser = new InPlaceParser(
                context,
                io(end),
                other.streamReadFeatures() & ~StreamReadFeature.AUTO_CLOSE_SOURCE.getMask(),
                context.getFormatReadFeatures(factory.getFormatReadFeatures()),
                (InputStream) other.streamReadInputSource(),
                names.makeChild(factory.getFactoryFeatures()),
                document.buffer(),
                document.from(),
                document.to(),
                0,
                false);
        parser.countFrom(end);
        parser.nextToken();
        return parser;
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
