package dev.wirespeed.jackson;

import dev.wirespeed.jackson.CodecDeserializer.Told;
import java.util.ArrayList;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.FormatSchema;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.InjectableValues;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.cfg.DeserializationContexts;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.deser.DeserializationContextExt;
import tools.jackson.databind.deser.DeserializerCache;
import tools.jackson.databind.deser.DeserializerFactory;
import tools.jackson.databind.deser.jdk.CollectionDeserializer;
import tools.jackson.databind.deser.std.ContainerDeserializerBase;

/**
 * Lets codecs read whole documents in place, from bytes or a stream, with a mapper whose factory is Jackson's own. The
 * parser that the mapper made for one call, and closes afterwards, is replaced by one that codecs can read in.
 */
final class Documents extends DeserializationContexts {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable Exchange exchange;
    /** Types of documents in which codecs found work. */
    private final transient Set<JavaType> known = ConcurrentHashMap.newKeySet();

    private Documents() {
        exchange = null;
    }

    private Documents(TokenStreamFactory factory, DeserializerFactory deserializers, DeserializerCache cache) {
        super(factory, deserializers, cache);
        boolean usual = Streams.isJacksons(factory) && ((JsonFactory) factory).getInputDecorator() == null;
        exchange = usual ? new Exchange((JsonFactory) factory) : null;
    }

    /** Has a mapper that is being built read so, unless the application has contexts of its own. */
    static void addTo(Object mapper) {
        if (mapper instanceof MapperBuilder<?, ?> builder
                && builder.deserializationContexts().getClass() == DeserializationContexts.DefaultImpl.class) {
            builder.deserializationContexts(new Documents());
        }
    }

    @Override
    protected DeserializationContexts forMapper(
            Object mapper, TokenStreamFactory factory, DeserializerFactory deserializers, DeserializerCache cache) {
        return new Documents(factory, deserializers, cache);
    }

    @Override
    public DeserializationContextExt createContext(
            DeserializationConfig config, @Nullable FormatSchema schema, @Nullable InjectableValues injected) {
        return new Context(this, config, schema, injected);
    }

    /** The context of one call. */
    @SuppressWarnings("unchecked") // what is inherited of trees has type parameters in one place, and none in another
    static final class Context extends DeserializationContextExt {
        private final Documents all;
        private boolean met;

        private Context(
                Documents all,
                DeserializationConfig config,
                @Nullable FormatSchema schema,
                @Nullable InjectableValues injected) {
            super(all._streamFactory, all._deserializerFactory, all._cache, config, schema, injected);
            this.all = all;
        }

        /** Notes that a codec found work. */
        void meet() {
            met = true;
        }

        @Override
        public @Nullable Object readRootValue(
                JsonParser in, JavaType type, ValueDeserializer<Object> deserializer, @Nullable Object into)
                throws JacksonException {
            Exchange exchange = all.exchange;
            if (into == null && exchange != null && isOwn(in) && exchange.isFor(this)) {
                if (in.getClass() == UTF8StreamJsonParser.class && isForCodecs(in, type, deserializer)) {
                    return read((UTF8StreamJsonParser) in, type, deserializer, exchange);
                }
                boolean all = isEnabled(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
                if (all && in.getClass() == ReaderBasedJsonParser.class && isCodec(in, deserializer)) {
                    return read((ReaderBasedJsonParser) in, type, deserializer, exchange);
                }
            }
            return readTokens(in, type, deserializer, into);
        }

        private @Nullable Object readTokens(
                JsonParser in, JavaType type, ValueDeserializer<Object> deserializer, @Nullable Object into) {
            Object value = super.readRootValue(in, type, deserializer, into);
            if (met) {
                all.known.add(type);
            }
            return value;
        }

        /** Whether the parser was made for this call, rather than by an application that may go on using it. */
        @SuppressWarnings("ReferenceEquality") // each call has a context of its own
        private boolean isOwn(JsonParser in) {
            return in.objectReadContext() == this;
        }

        private boolean isForCodecs(JsonParser in, JavaType type, ValueDeserializer<?> deserializer) {
            return isCodec(in, deserializer) || all.known.contains(type);
        }

        /** Whether codecs read the whole document, or all elements if it is a list or a map. */
        private boolean isCodec(JsonParser in, ValueDeserializer<?> deserializer) {
            boolean elements = deserializer instanceof ContainerDeserializerBase<?> container
                    && codec(container.getContentDeserializer(), in) != null;
            return elements || codec(deserializer, in) != null;
        }

        /** The codec of the elements of a list that the mapper reads into an {@code ArrayList}; null if it is none. */
        private @Nullable Told elements(ValueDeserializer<?> deserializer, JsonParser in) {
            return deserializer.getClass() == CollectionDeserializer.class
                            && ((CollectionDeserializer) deserializer)
                                    .getValueType()
                                    .hasRawClass(ArrayList.class)
                    ? codec(((CollectionDeserializer) deserializer).getContentDeserializer(), in)
                    : null;
        }

        private @Nullable Told codec(@Nullable ValueDeserializer<?> deserializer, JsonParser in) {
            return deserializer instanceof CodecDeserializer own ? own.codec(in, this) : null;
        }

        private @Nullable Object read(
                UTF8StreamJsonParser in, JavaType type, ValueDeserializer<Object> deserializer, Exchange exchange) {
            Told codec = _config.useRootWrapping() ? null : codec(deserializer, in);
            Told elements = _config.useRootWrapping() ? null : elements(deserializer, in);
            TakenBytes document = TakenBytes.from(in);
            if (document == null) {
                return readTokens(in, type, deserializer, null);
            }
            boolean whole = in.streamReadInputSource() == null;
            Object read = null;
            if (codec != null) {
                read = document.read(codec, whole);
            } else if (elements != null) {
                read = document.readList(elements, whole);
            }
            if (document.isRead()) {
                return read;
            }
            InPlaceParser exchanged = exchange.parser(in, document, this);
            exchanged.refused(document.isRefused());
            Object value = readToEnd(exchanged, type, deserializer);
            in.close(); // so that no stream is asked for more than once behind its end
            return value;
        }

        private @Nullable Object read(
                ReaderBasedJsonParser in, JavaType type, ValueDeserializer<Object> deserializer, Exchange exchange) {
            Told codec = codec(deserializer, in);
            Told elements = elements(deserializer, in);
            TakenText text = _config.useRootWrapping() ? null : TakenText.from(in);
            if (text == null) {
                return readTokens(in, type, deserializer, null);
            }
            byte[] utf8 = text.utf8();
            if (utf8 != null) {
                TakenBytes document = TakenBytes.of(utf8);
                try {
                    Object value;
                    if (codec != null) {
                        value = document.read(codec, true);
                    } else if (elements != null) {
                        value = document.readList(elements, true);
                    } else {
                        return readToEnd(exchange.parser(in, document, this), type, deserializer);
                    }
                    if (document.isRead()) {
                        return value;
                    }
                } catch (RuntimeException e) { // from places in what was encoded
                    return readToEnd(exchange.again(in, text, this), type, deserializer);
                }
            }
            return readToEnd(exchange.again(in, text, this), type, deserializer);
        }

        private @Nullable Object readToEnd(JsonParser in, JavaType type, ValueDeserializer<Object> deserializer) {
            assignParser(in);
            try (in) {
                Object value = super.readRootValue(in, type, deserializer, null);
                checkEnd(in, type);
                return value;
            }
        }

        private void checkEnd(JsonParser in, JavaType type) {
            JsonToken behind = isEnabled(DeserializationFeature.FAIL_ON_TRAILING_TOKENS) ? in.nextToken() : null;
            if (behind != null) {
                reportTrailingTokens(type.getRawClass(), in, behind);
            }
        }
    }
}
