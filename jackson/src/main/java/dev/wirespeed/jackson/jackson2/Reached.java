package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import dev.wirespeed.jackson.internal.Decision;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonDialect;
import dev.wirespeed.json.JsonSupport;
import java.io.IOException;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Describes by what a mapper writes or reads a class and everything that it reaches, one line a property, so that two mappers
 * can be compared.
 */
final class Reached {
    private static final JsonMapper DEFAULT = Sameness.plainMapper()
            .addModule(new SimpleModule("wirespeed-probe")
                    .addSerializer(Written.class, new WrittenSerializer())
                    .addDeserializer(Read.class, new ReadDeserializer()))
            .build();

    private final StringBuilder text = new StringBuilder();
    private final Set<JavaType> seen = new LinkedHashSet<>();
    private Optional<String> refusal = Optional.empty();

    private Reached() {}

    /** Looks into a mapper while it works. */
    private interface Probe<C> {
        void look(C context) throws IOException;
    }

    /** Why a mapper writes a class otherwise than a default mapper; empty if it does not. */
    static Optional<String> differenceInWriting(SerializerProvider context, JavaType type) {
        Reached plain = new Reached();
        Reached here = new Reached();
        try {
            DEFAULT.writeValueAsString(new Written(c -> plain.addWritten(c, type)));
            here.addWritten(context, type);
        } catch (IOException e) {
            return Optional.of("it can't be compared: " + e);
        }
        return here.difference(plain.text.toString());
    }

    /** Why a mapper reads a class otherwise than a default mapper; empty if it does not. */
    static Optional<String> differenceInReading(DeserializationContext context, JavaType type) {
        Reached plain = new Reached();
        Reached here = new Reached();
        Probe<DeserializationContext> probe = c -> plain.addRead(c, type);
        try {
            DEFAULT.readerFor(Read.class).withAttribute(Read.class, probe).readValue("0");
            here.addRead(context, type);
        } catch (IOException e) {
            return Optional.of("it can't be compared: " + e);
        }
        return here.difference(plain.text.toString());
    }

    private Optional<String> difference(String plain) {
        if (refusal.isPresent()) {
            return refusal;
        }
        Iterator<String> expected = plain.lines().iterator();
        for (String line : text.toString().lines().toList()) {
            String other = expected.hasNext() ? expected.next() : "nothing";
            if (!line.equals(other)) {
                return Optional.of(line.strip() + " here, " + other.strip() + " by default");
            }
        }
        return expected.hasNext() ? Optional.of(expected.next().strip() + " by default only") : Optional.empty();
    }

    private void check(MapperConfig<?> config, JavaType type) {
        if (config.findMixInClassFor(type.getRawClass()) != null) {
            refusal = Optional.of("a mix-in for " + type.getRawClass().getName());
        } else if (config.findConfigOverride(type.getRawClass()) != null) {
            refusal = Optional.of("an override for " + type.getRawClass().getName());
        }
        JsonCodec<?> codec = JsonSupport.generatedCodec(type.getRawClass());
        if (codec != null) {
            refusal = refusal.or(() -> Decision.difference(JsonDialect.JACKSON2, codec));
        }
    }

    private void addWritten(SerializerProvider context, JavaType type) throws IOException {
        if (!seen.add(type)) {
            return;
        }
        check(context.getConfig(), type);
        if (type.getContentType() != null) {
            addWritten(context, type.getContentType());
            if (type.getKeyType() != null) {
                addWritten(context, type.getKeyType());
            }
            return;
        }
        JsonSerializer<?> serializer = CodecSerializer.unwrapped(context.findValueSerializer(type));
        text.append(type).append(" by ").append(serializer.getClass().getName()).append('\n');
        if (serializer instanceof BeanSerializerBase) {
            for (Iterator<PropertyWriter> all = serializer.properties(); all.hasNext(); ) {
                addWritten(context, all.next());
            }
        }
    }

    private void addWritten(SerializerProvider context, PropertyWriter property) throws IOException {
        text.append("  \"")
                .append(property.getName())
                .append("\" by ")
                .append(property.getClass().getName());
        if (property instanceof BeanPropertyWriter writer) {
            JsonSerializer<?> serializer = writer.getSerializer();
            text.append(' ')
                    .append(
                            serializer == null
                                    ? ""
                                    : CodecSerializer.unwrapped(serializer)
                                            .getClass()
                                            .getName())
                    .append(writer.willSuppressNulls() ? " without null" : "")
                    .append(writer.getTypeSerializer() == null ? "" : " with type ids")
                    .append(' ')
                    .append(Objects.toString(writer.getMember()));
        }
        text.append('\n');
        addWritten(context, property.getType());
    }

    private void addRead(DeserializationContext context, JavaType type) throws IOException {
        if (!seen.add(type)) {
            return;
        }
        check(context.getConfig(), type);
        if (type.getContentType() != null) {
            addRead(context, type.getContentType());
            return;
        }
        JsonDeserializer<?> deserializer =
                CodecDeserializer.unwrapped(context.findNonContextualValueDeserializer(type));
        text.append(type)
                .append(" by ")
                .append(deserializer.getClass().getName())
                .append('\n');
        if (deserializer instanceof BeanDeserializerBase bean) {
            for (Iterator<SettableBeanProperty> all = bean.properties(); all.hasNext(); ) {
                addRead(context, all.next());
            }
            for (Iterator<SettableBeanProperty> all = bean.creatorProperties(); all.hasNext(); ) {
                addRead(context, all.next());
            }
        }
    }

    private void addRead(DeserializationContext context, SettableBeanProperty property) throws IOException {
        JsonDeserializer<?> deserializer = property.getValueDeserializer();
        text.append("  \"")
                .append(property.getName())
                .append("\" by ")
                .append(property.getClass().getName())
                .append(' ')
                .append(
                        deserializer == null
                                ? ""
                                : CodecDeserializer.unwrapped(deserializer)
                                        .getClass()
                                        .getName())
                .append(property.hasValueTypeDeserializer() ? " with type ids" : "")
                .append(' ')
                .append(Objects.toString(property.getMember()))
                .append('\n');
        addRead(context, property.getType());
    }

    /** Runs a function where a default mapper writes. */
    private record Written(Probe<SerializerProvider> probe) {}

    /** Runs a function where a default mapper reads. */
    private static final class Read {}

    private static final class WrittenSerializer extends JsonSerializer<Written> {
        @Override
        public void serialize(Written value, JsonGenerator out, SerializerProvider context) throws IOException {
            value.probe().look(context);
            out.writeNull();
        }
    }

    private static final class ReadDeserializer extends JsonDeserializer<Read> {
        @Override
        @SuppressWarnings("unchecked") // the attribute that was set
        public @Nullable Read deserialize(JsonParser in, DeserializationContext context) throws IOException {
            ((Probe<DeserializationContext>) context.getAttribute(Read.class)).look(context);
            return null;
        }
    }
}
