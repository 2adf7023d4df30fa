package dev.wirespeed.jackson;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;

/** Looks into a mapper while it works; only then does it tell what it has for a class. */
@JsonSerialize(using = Probe.Serializer.class)
@JsonDeserialize(using = Probe.Deserializer.class)
final class Probe {
    private final Look<SerializationContext, ?> look;
    private @Nullable Object found;

    private Probe(Look<SerializationContext, ?> look) {
        this.look = look;
    }

    /** A look into a mapper's context, with its result. */
    interface Look<C, R> {
        R at(C context) throws JacksonException;
    }

    /** Looks while a mapper writes. */
    @SuppressWarnings("unchecked") // what this look found
    static <R> R writing(ObjectMapper mapper, Look<SerializationContext, R> look) throws JacksonException {
        Probe probe = new Probe(look);
        mapper.writeValueAsString(probe);
        return (R) Objects.requireNonNull(probe.found);
    }

    /** Looks while a mapper reads. */
    @SuppressWarnings("unchecked") // what this look found
    static <R> R reading(ObjectMapper mapper, Look<DeserializationContext, R> look) throws JacksonException {
        Probe probe = mapper.readerFor(Probe.class)
                .without(DeserializationFeature.UNWRAP_ROOT_VALUE)
                .withAttribute(Probe.class, look)
                .readValue("0");
        return (R) Objects.requireNonNull(probe.found);
    }

    static final class Serializer extends ValueSerializer<Probe> {
        @Override
        public void serialize(Probe value, JsonGenerator out, SerializationContext context) throws JacksonException {
            value.found = value.look.at(context);
            out.writeNull();
        }
    }

    static final class Deserializer extends ValueDeserializer<Probe> {
        @Override
        @SuppressWarnings("unchecked") // the attribute that was set
        public Probe deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            Probe probe = new Probe(c -> Probe.class);
            probe.found = ((Look<DeserializationContext, Object>) context.getAttribute(Probe.class)).at(context);
            return probe;
        }
    }
}
