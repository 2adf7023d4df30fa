package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Description;
import dev.wirespeed.jackson.internal.Reach;
import dev.wirespeed.jackson.internal.Trait;
import dev.wirespeed.json.JsonDialect;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedClassResolver;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * Describes by what a mapper writes or reads a class and everything that it reaches, one line a property, so that two mappers
 * can be compared.
 */
abstract class Reached {
    private static final JsonMapper DEFAULT = defaultMapper();
    /** Tells what default mappers share from what each has of its own. */
    private static final JsonMapper ANOTHER = defaultMapper();

    private static final AnnotationIntrospector INTROSPECTOR =
            DEFAULT.serializationConfig().getAnnotationIntrospector();
    private static final Set<String> INTROSPECTORS = names(INTROSPECTOR);

    final Description description = new Description(JsonDialect.JACKSON3);
    final Traits traits = new Traits();
    private final MapperConfig<?> config;
    private final Set<String> introspectors;

    Reached(MapperConfig<?> config) {
        this.config = config;
        this.introspectors = names(config.getAnnotationIntrospector());
        introspectors.removeAll(INTROSPECTORS);
    }

    private static JsonMapper defaultMapper() {
        return Plain.withoutSettings()
                .addModule(new SimpleModule("wirespeed-probe")
                        .addSerializer(Written.class, new WrittenSerializer())
                        .addDeserializer(Read.class, new ReadDeserializer()))
                .build();
    }

    private static Set<String> names(AnnotationIntrospector introspector) {
        return introspector.allIntrospectors().stream()
                .map(each -> each.getClass().getName())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Looks into a mapper while it works. */
    private interface Probe<C> {
        Reached look(C context) throws JacksonException;
    }

    /** What a mapper has to write a class. */
    static Reach inWriting(SerializationContext context, JavaType type) {
        return look(context, c -> new ReachedInWriting(c).addWhole(type), Reached::whileWriting);
    }

    /** What a mapper has to read a class. */
    static Reach inReading(DeserializationContext context, JavaType type) {
        return look(context, c -> new ReachedInReading(c).addWhole(type), Reached::whileReading);
    }

    /** Has a default mapper look. */
    private interface Default<C> {
        Reached look(JsonMapper mapper, Probe<C> probe) throws JacksonException;
    }

    private static <C> Reach look(C context, Probe<C> probe, Default<C> plain) {
        Optional<String> difference;
        Traits traits = new Traits();
        try {
            Reached expected = plain.look(DEFAULT, probe);
            Reached again = plain.look(ANOTHER, probe);
            Reached here = probe.look(context);
            traits = here.traits;
            difference = here.description.differenceFrom(expected.description, again.description);
        } catch (JacksonException e) {
            difference = Optional.of("it can't be compared: " + e);
        }
        return new Reach(difference, traits.found());
    }

    private static Reached whileWriting(JsonMapper mapper, Probe<SerializationContext> probe) throws JacksonException {
        Written written = new Written(probe);
        mapper.writeValueAsString(written);
        return written.result();
    }

    private static Reached whileReading(JsonMapper mapper, Probe<DeserializationContext> probe)
            throws JacksonException {
        Read read =
                mapper.readerFor(Read.class).withAttribute(Read.class, probe).readValue("0");
        return read.found();
    }

    final void check(JavaType type) {
        Class<?> raw = type.getRawClass();
        if (Settings.isMixed(config, type)) {
            description.refuse("a mix-in", raw);
        } else if (Settings.isOverridden(config, type)) {
            description.refuse("an override", raw);
        }
        description.check(raw);
        traits.add(type);
        checkTold(annotated(type), raw);
    }

    /** What writes or reads a class asks for overrides of the one that it is made for, which may be another, such as a superclass. */
    final void checkHandled(@Nullable Class<?> type) {
        if (type != null && config.findConfigOverride(type) != null) {
            description.refuse("an override", type);
        }
    }

    /** Refuses what annotations mean to an introspector that a default mapper has not. */
    final void checkTold(@Nullable Annotated annotated, Class<?> type) {
        if (annotated == null) {
            return;
        }
        if (Asking.names(annotated)) {
            traits.add(Trait.NAMED, type);
        }
        if (!introspectors.isEmpty()
                && !Asking.told(config.getAnnotationIntrospector(), config, annotated)
                        .equals(Asking.told(INTROSPECTOR, config, annotated))) {
            description.refuse("what the annotation introspector " + String.join(", ", introspectors) + " says", type);
        }
    }

    final AnnotatedClass annotated(JavaType type) {
        return AnnotatedClassResolver.resolve(config, type, config);
    }

    static String quoted(String name) {
        return "  \"" + name + "\" by";
    }

    /** Runs a function where a default mapper writes. */
    private static final class Written {
        private final Probe<SerializationContext> probe;
        private @Nullable Reached found;

        Written(Probe<SerializationContext> probe) {
            this.probe = probe;
        }

        Reached result() {
            return Objects.requireNonNull(found);
        }
    }

    /** What came of running a function where a default mapper reads. */
    private record Read(Reached found) {}

    private static final class WrittenSerializer extends ValueSerializer<Written> {
        @Override
        public void serialize(Written value, JsonGenerator out, SerializationContext context) throws JacksonException {
            value.found = value.probe.look(context);
            out.writeNull();
        }
    }

    private static final class ReadDeserializer extends ValueDeserializer<Read> {
        @Override
        @SuppressWarnings("unchecked") // the attribute that was set
        public Read deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            return new Read(((Probe<DeserializationContext>) context.getAttribute(Read.class)).look(context));
        }
    }
}
