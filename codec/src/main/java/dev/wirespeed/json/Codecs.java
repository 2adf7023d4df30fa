package dev.wirespeed.json;

import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.CodecTable;

/** The codecs of JSON: generated ones, those of types that are made of others, and Jackson in place of what was not generated. */
abstract class Codecs extends CodecTable<JsonCodec<?>> {
    /** The codecs of types that are made of others, of which each is of this table. */
    final GenericCodecs generic = new GenericCodecs(this);

    @SuppressWarnings({"unchecked", "rawtypes"}) // there is no class of a generic type
    Codecs() {
        super((Class) JsonCodec.class, "_JsonCodec", JsonWriter.class);
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
