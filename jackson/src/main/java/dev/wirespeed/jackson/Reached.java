package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Decision;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonDialect;
import dev.wirespeed.json.JsonSupport;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.BeanPropertyDefinition;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/**
 * Describes by what a mapper writes or reads a class and everything that it reaches, one line a property, so that two mappers
 * can be compared.
 */
final class Reached {
    private static final JsonMapper DEFAULT = JsonMapper.builder()
            .addModule(new SimpleModule("wirespeed-probe")
                    .addSerializer(Written.class, new WrittenSerializer())
                    .addDeserializer(Read.class, new ReadDeserializer()))
            .build();

    private final StringBuilder text = new StringBuilder();
    private final Set<JavaType> seen = new LinkedHashSet<>();
    private Optional<String> refusal = Optional.empty();

    private Reached() {}

    /** Why a mapper writes a class otherwise than a default mapper; empty if it does not. */
    static Optional<String> differenceInWriting(SerializationContext context, JavaType type) {
        String[] plain = {""};
        Function<SerializationContext, Reached> describe = c -> new Reached().addWritten(c, type);
        DEFAULT.writeValueAsString(
                new Written(c -> plain[0] = describe.apply(c).text.toString()));
        return describe.apply(context).difference(plain[0]);
    }

    /** Why a mapper reads a class otherwise than a default mapper; empty if it does not. */
    static Optional<String> differenceInReading(DeserializationContext context, JavaType type) {
        String[] plain = {""};
        Function<DeserializationContext, Reached> describe = c -> new Reached().addRead(c, type);
        Consumer<DeserializationContext> probe =
                c -> plain[0] = describe.apply(c).text.toString();
        DEFAULT.readerFor(Read.class).withAttribute(Read.class, probe).readValue("0");
        return describe.apply(context).difference(plain[0]);
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
            refusal = refusal.or(() -> Decision.difference(JsonDialect.JACKSON3, codec));
        }
    }

    private Reached addWritten(SerializationContext context, JavaType type) {
        if (!seen.add(type)) {
            return this;
        }
        check(context.getConfig(), type);
        if (type.getContentType() != null) {
            addWritten(context, type.getContentType());
            if (type.getKeyType() != null) {
                addWritten(context, type.getKeyType());
            }
            return this;
        }
        ValueSerializer<?> serializer = CodecSerializer.unwrapped(context.findValueSerializer(type));
        text.append(type).append(" by ").append(serializer.getClass().getName()).append('\n');
        if (serializer instanceof BeanSerializerBase) {
            for (Iterator<PropertyWriter> all = serializer.properties(); all.hasNext(); ) {
                addWritten(context, all.next());
            }
        }
        return this;
    }

    private void addWritten(SerializationContext context, PropertyWriter property) {
        text.append("  \"")
                .append(property.getName())
                .append("\" by ")
                .append(property.getClass().getName());
        if (property instanceof BeanPropertyWriter writer) {
            ValueSerializer<?> serializer = writer.getSerializer();
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

    private Reached addRead(DeserializationContext context, JavaType type) {
        if (!seen.add(type)) {
            return this;
        }
        check(context.getConfig(), type);
        if (type.getContentType() != null) {
            return addRead(context, type.getContentType());
        }
        ValueDeserializer<?> deserializer =
                CodecDeserializer.unwrapped(context.findNonContextualValueDeserializer(type));
        text.append(type)
                .append(" by ")
                .append(deserializer.getClass().getName())
                .append('\n');
        if (deserializer instanceof BeanDeserializerBase bean) {
            bean.properties().forEachRemaining(property -> addRead(context, property));
            bean.creatorProperties().forEachRemaining(property -> addRead(context, property));
            addUnwrapped(context, type);
        }
        return this;
    }

    /** A deserializer does not list what is unwrapped. */
    private void addUnwrapped(DeserializationContext context, JavaType type) {
        for (BeanPropertyDefinition property :
                context.introspectBeanDescription(type).findProperties()) {
            AnnotatedMember member = property.getPrimaryMember();
            boolean unwrapped = member != null
                    && context.getAnnotationIntrospector().findUnwrappingNameTransformer(context.getConfig(), member)
                            != null;
            if (unwrapped) {
                addRead(context, property.getPrimaryType());
            }
        }
    }

    private void addRead(DeserializationContext context, SettableBeanProperty property) {
        ValueDeserializer<?> deserializer = property.getValueDeserializer();
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
    private record Written(Consumer<SerializationContext> probe) {}

    /** Runs a function where a default mapper reads. */
    private static final class Read {}

    private static final class WrittenSerializer extends ValueSerializer<Written> {
        @Override
        public void serialize(Written value, JsonGenerator out, SerializationContext context) {
            value.probe().accept(context);
            out.writeNull();
        }
    }

    private static final class ReadDeserializer extends ValueDeserializer<Read> {
        @Override
        @SuppressWarnings("unchecked") // the attribute that was set
        public @Nullable Read deserialize(JsonParser in, DeserializationContext context) {
            ((Consumer<DeserializationContext>) context.getAttribute(Read.class)).accept(context);
            return null;
        }
    }
}
