package dev.wirespeed.json;

import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.CodecTable;
import org.jspecify.annotations.Nullable;

/**
 * The codecs of JSON: generated ones, those of composed types, and Jackson in place of codecs that were not generated.
 */
final class Codecs extends CodecTable<JsonCodec<?>> {
    /** The codecs for objects with names; the other table has those for objects as arrays. */
    static final Codecs BY_NAME = new Codecs(false);

    static final Codecs BY_PLACE = new Codecs(true);

    private final boolean positional;
    private final ClassValue<Boolean> extensions = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return type.getTypeParameters().length == 0 && extendsKnown(type);
        }
    };
    /** The codecs of composed types, built from this table. */
    final GenericCodecs generic = new GenericCodecs(this);

    @SuppressWarnings({"unchecked", "rawtypes"}) // there is no class of a generic type
    private Codecs(boolean positional) {
        super((Class) JsonCodec.class, positional ? "_JsonRowCodec" : "_JsonCodec", JsonWriter.class);
        this.positional = positional;
    }

    /** Whether a class has no codec but extends a class with one, such as a class generated at run time. */
    boolean onlyExtendsKnown(Class<?> type) {
        return extensions.get(type);
    }

    private boolean extendsKnown(Class<?> type) {
        if (generated(type) != null) {
            return false;
        }
        for (Class<?> base = type.getSuperclass(); base != null && !isOfJdk(base); base = base.getSuperclass()) {
            JsonCodec<?> codec = generated(base);
            if (codec != null) {
                return !codec.writesTypeId() && hasProperties(base);
            }
        }
        return false;
    }

    @Override
    protected @Nullable JsonCodec<?> builtIn(CodecOptions options, Class<?> type) {
        JsonCodec<?> standard = isOfJdk(type) ? StandardCodecs.of(options.dialect(), type) : null;
        return standard == null ? Values.of(this, type) : standard;
    }

    @Override
    protected JsonCodec<?> standIn(CodecOptions options, Class<?> type) {
        JsonCodec<?> fallback = Fallbacks.codec(options(options), type);
        if (fallback == null) {
            throw Missing.codec(type, options(options));
        }
        return fallback;
    }

    /** The options that a fallback follows in a document with other options. */
    CodecOptions options(CodecOptions ofDocument) {
        return positional ? ofDocument.positional() : ofDocument;
    }
}
