package dev.wirespeed.json;

import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.CodecTable;
import org.jspecify.annotations.Nullable;

/** The codecs of JSON: generated ones, those of the JDK's classes, and Jackson in place of what was not generated. */
final class Codecs extends CodecTable<JsonCodec<?>> {
    static final Codecs TABLE = new Codecs();

    @SuppressWarnings({"unchecked", "rawtypes"}) // there is no class of a generic type
    private Codecs() {
        super((Class) JsonCodec.class, "_JsonCodec", JsonWriter.class);
    }

    @Override
    protected @Nullable JsonCodec<?> builtIn(CodecOptions options, Class<?> type) {
        JsonCodec<?> standard = isOfJdk(type) ? StandardCodecs.of(options.dialect(), type) : null;
        return standard == null ? Values.of(type) : standard;
    }

    @Override
    protected JsonCodec<?> standIn(CodecOptions options, Class<?> type) {
        JsonCodec<?> fallback = Fallbacks.codec(options, type);
        if (fallback == null) {
            throw Missing.codec(type, options.dialect());
        }
        return fallback;
    }
}
