package dev.wirespeed.jackson;

import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.core.sym.CharsToNameCanonicalizer;

/** Jackson's parser of a text that codecs refused; it reads as the parser that the text was taken from. */
final class RereadText extends ReaderBasedJsonParser {
    RereadText(
            ObjectReadContext context,
            IOContext io,
            int streamFeatures,
            int formatFeatures,
            CharsToNameCanonicalizer names,
            TakenText text,
            TokenStreamLocation known) {
        super(context, io, streamFeatures, formatFeatures, null, names, text.chars(), text.from(), text.to(), false);
        _currInputProcessed = known.getCharOffset() - text.known();
        _currInputRow = known.getLineNr();
        _currInputRowStart = text.known() - (known.getColumnNr() - 1);
    }
}
