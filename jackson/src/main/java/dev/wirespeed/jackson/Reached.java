package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Description;
import dev.wirespeed.json.JsonDialect;
import dev.wirespeed.json.JsonSupport;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedClassResolver;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedMethod;
import tools.jackson.databind.introspect.AnnotatedWithParams;
import tools.jackson.databind.introspect.BeanPropertyDefinition;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.bean.BeanSerializerBase;
import tools.jackson.databind.ser.jackson.JsonValueSerializer;

/**
 * Describes by what a mapper writes or reads a class and everything that it reaches, one line a property, so that two mappers
 * can be compared.
 */
final class Reached {
    /** As what values of type {@code Object} are read, by deserializers that a mapper may have of its own. */
    private static final List<Class<?>> UNTYPED = List.of(String.class, Number.class, List.class, Map.class);

    private static final JsonMapper DEFAULT = defaultMapper();
    /** Tells what default mappers share from what each has of its own. */
    private static final JsonMapper ANOTHER = defaultMapper();

    private final Description description = new Description(JsonDialect.JACKSON3);

    private Reached() {}

    private static JsonMapper defaultMapper() {
        return Sameness.plainMapper()
                .addModule(new SimpleModule("wirespeed-probe")
                        .addSerializer(Written.class, new WrittenSerializer())
                        .addDeserializer(Read.class, new ReadDeserializer()))
                .build();
    }

    /** Looks into a mapper while it works. */
    private interface Probe<C> {
        void look(C context) throws JacksonException;
    }

    /** Why a mapper writes a class otherwise than a default mapper; empty if it does not. */
    static Optional<String> differenceInWriting(SerializationContext context, JavaType type) {
        Reached plain = new Reached();
        Reached again = new Reached();
        Reached here = new Reached();
        try {
            DEFAULT.writeValueAsString(new Written(c -> plain.addWhole(c, type)));
            ANOTHER.writeValueAsString(new Written(c -> again.addWhole(c, type)));
            here.addWhole(context, type);
        } catch (JacksonException e) {
            return Optional.of("it can't be compared: " + e);
        }
        return here.description.differenceFrom(plain.description, again.description);
    }

    /** Why a mapper reads a class otherwise than a default mapper; empty if it does not. */
    static Optional<String> differenceInReading(DeserializationContext context, JavaType type) {
        Reached plain = new Reached();
        Reached again = new Reached();
        Reached here = new Reached();
        Probe<DeserializationContext> probe = c -> plain.addRead(c, type);
        Probe<DeserializationContext> second = c -> again.addRead(c, type);
        try {
            DEFAULT.readerFor(Read.class).withAttribute(Read.class, probe).readValue("0");
            ANOTHER.readerFor(Read.class).withAttribute(Read.class, second).readValue("0");
            here.addRead(context, type);
        } catch (JacksonException e) {
            return Optional.of("it can't be compared: " + e);
        }
        return here.description.differenceFrom(plain.description, again.description);
    }

    private void check(MapperConfig<?> config, JavaType type) {
        Class<?> raw = type.getRawClass();
        if (Settings.isMixed(config, type)) {
            description.refuse("a mix-in", raw);
        } else if (Settings.isOverridden(config, type)) {
            description.refuse("an override", raw);
        }
        description.check(raw);
    }

    /** What writes or reads a class asks for overrides of the one that it is made for, which may be another, such as a superclass. */
    private void checkHandled(MapperConfig<?> config, @Nullable Class<?> type) {
        if (type != null && config.findConfigOverride(type) != null) {
            description.refuse("an override", type);
        }
    }

    /** What nulls are written by is the mapper's, not a class's. */
    private Reached addWhole(SerializationContext context, JavaType type) throws JacksonException {
        description.add(
                "null by",
                context.getDefaultNullValueSerializer(),
                "as a key by",
                JacksonApi.nullKeySerializer(context, type));
        addWritten(context, type);
        return this;
    }

    private void addWritten(SerializationContext context, JavaType type) throws JacksonException {
        boolean anyEnum = type.hasRawClass(Enum.class); // in an EnumSet of which nothing but its class is known
        if (anyEnum || !description.isNew(type)) {
            return;
        }
        check(context.getConfig(), type);
        ValueSerializer<?> serializer = serializer(context, type);
        checkHandled(context.getConfig(), serializer == null ? null : serializer.handledType());
        TypeSerializer ids = context.findTypeSerializer(type);
        description.add(type.toString(), "by", serializer, ids, ids == null ? null : ids.getTypeIdResolver());
        if (ids != null) {
            for (NamedType subtype : Subtypes.written(context.getConfig(), annotated(context.getConfig(), type))) {
                description.add(Subtypes.line(subtype));
                addWritten(context, context.constructType(subtype.getType()));
            }
        }
        refuseAskingWriter(context.getConfig(), annotated(context.getConfig(), type), type);
        if (serializer instanceof JsonValueSerializer) {
            AnnotatedMember value = JacksonApi.introspect(context, type).findJsonValueAccessor();
            refuseAskingWriter(context.getConfig(), value, type);
            addWritten(context, value.getType());
        }
        JavaType keys = Settings.keys(type);
        if (keys != null) {
            addWrittenKeys(context, keys);
        }
        JavaType content = Settings.content(type, serializer);
        if (content != null) {
            addWritten(context, content);
        } else if (serializer instanceof BeanSerializerBase && Settings.hasShapedObjects(serializer, context)) {
            description.refuse("a shape", type.getRawClass());
        } else if (serializer instanceof BeanSerializerBase) {
            for (Iterator<PropertyWriter> all = serializer.properties(); all.hasNext(); ) {
                addWritten(context, all.next());
            }
        }
    }

    /**
     * What writes objects of a type; null if the mapper refuses to write any, since they have their type id as a property, too. No
     * codec writes those either, unless it is their own.
     */
    private static @Nullable ValueSerializer<?> serializer(SerializationContext context, JavaType type)
            throws JacksonException {
        try {
            return CodecSerializer.unwrapped(context.findValueSerializer(type));
        } catch (InvalidDefinitionException e) {
            boolean left = JacksonApi.hasTypeIds(context.getConfig(), annotated(context.getConfig(), type))
                    && !type.hasGenericTypes()
                    && JsonSupport.generatedCodec(type.getRawClass()) == null;
            if (left) {
                return null;
            }
            throw e;
        }
    }

    private void addWritten(SerializationContext context, PropertyWriter property) throws JacksonException {
        if (property instanceof BeanPropertyWriter writer) {
            ValueSerializer<?> serializer = writer.getSerializer();
            description.add(
                    quoted(property.getName()),
                    property,
                    serializer == null ? "" : CodecSerializer.unwrapped(serializer),
                    writer.willSuppressNulls() ? "without null" : Nulls.of(writer),
                    writer.getTypeSerializer() == null ? "" : "with type ids",
                    Objects.toString(writer.getMember()));
            refuseAskingWriter(context.getConfig(), writer.getMember(), property.getType());
        } else {
            description.add(quoted(property.getName()), property);
        }
        addWritten(context, property.getType());
    }

    /** Keys may be written as one of their own properties is as a key. */
    private void addWrittenKeys(SerializationContext context, JavaType type) throws JacksonException {
        check(context.getConfig(), type);
        refuseAskingWriter(context.getConfig(), annotated(context.getConfig(), type), type);
        description.add("  keys by", context.findKeySerializer(type, null));
        BeanDescription introspected = JacksonApi.introspect(context, type);
        AnnotatedMember ofKey = introspected.findJsonKeyAccessor();
        AnnotatedMember value = ofKey == null ? introspected.findJsonValueAccessor() : ofKey;
        if (value != null && description.isNew(value)) {
            refuseAskingWriter(context.getConfig(), value, type);
            addWrittenKeys(context, value.getType());
        }
    }

    private static String quoted(String name) {
        return "  \"" + name + "\" by";
    }

    private void refuseAskingWriter(MapperConfig<?> config, @Nullable Annotated annotated, JavaType type) {
        if (annotated != null && Asking.writes(config, annotated)) {
            description.refuse("a serializer that an annotation names", type.getRawClass());
        }
    }

    private void refuseAskingReader(MapperConfig<?> config, @Nullable Annotated annotated, JavaType type) {
        if (annotated != null && Asking.reads(config, annotated)) {
            description.refuse("a deserializer that an annotation names", type.getRawClass());
        }
    }

    private static AnnotatedClass annotated(MapperConfig<?> config, JavaType type) {
        return AnnotatedClassResolver.resolve(config, type, config);
    }

    private void addRead(DeserializationContext context, JavaType type) throws JacksonException {
        if (!description.isNew(type)) {
            return;
        }
        check(context.getConfig(), type);
        ValueDeserializer<?> deserializer =
                CodecDeserializer.unwrapped(context.findNonContextualValueDeserializer(type));
        checkHandled(context.getConfig(), deserializer.handledType());
        ValueInstantiator maker =
                deserializer instanceof ValueInstantiator.Gettable own ? own.getValueInstantiator() : null;
        TypeDeserializer ids = JacksonApi.typeDeserializer(context, type);
        description.add(
                type.toString(),
                "by",
                deserializer,
                maker,
                maker == null ? null : maker.getValueTypeDesc(),
                maker == null ? null : Settings.creators(maker),
                ids,
                ids == null ? null : ids.getTypeIdResolver());
        description.add("  coerces", Settings.coercions(context.getConfig(), deserializer, type.getRawClass()));
        if (ids != null) {
            for (NamedType subtype : Subtypes.read(context.getConfig(), annotated(context.getConfig(), type))) {
                description.add(Subtypes.line(subtype));
                addRead(context, context.constructType(subtype.getType()));
            }
        }
        refuseAskingReader(context.getConfig(), annotated(context.getConfig(), type), type);
        addDelegates(context, type, maker);
        if (type.isJavaLangObject()) {
            for (Class<?> instead : UNTYPED) {
                addRead(context, context.constructType(instead));
            }
        }
        JavaType keys = Settings.keys(type);
        if (keys != null) {
            check(context.getConfig(), keys);
            refuseAskingReader(context.getConfig(), annotated(context.getConfig(), keys), type);
            description.add("  keys by", keys(context, keys));
        }
        JavaType content = Settings.content(type, deserializer);
        if (content != null) {
            addRead(context, content);
        } else if (deserializer instanceof BeanDeserializerBase bean) {
            for (Iterator<SettableBeanProperty> all = bean.properties(); all.hasNext(); ) {
                addRead(context, all.next());
            }
            for (Iterator<SettableBeanProperty> all = bean.creatorProperties(); all.hasNext(); ) {
                addRead(context, all.next());
            }
            addUnwrapped(context, type);
            addAny(context, type);
            refuseInjected(context, type);
        }
    }

    /** What the mapper has to be asked for, be it that a codec leaves the class to a mapper of its own. */
    private void refuseInjected(DeserializationContext context, JavaType type) {
        BeanDescription introspected = JacksonApi.introspect(context, type);
        boolean constructed = introspected.getConstructors().stream().anyMatch(c -> hasInjected(context, c))
                || introspected.getFactoryMethods().stream().anyMatch(m -> hasInjected(context, m));
        Map<Object, AnnotatedMember> members = introspected.findInjectables();
        if (constructed || (members != null && !members.isEmpty())) {
            description.refuse("a value that is injected", type.getRawClass());
        }
    }

    private static boolean hasInjected(DeserializationContext context, AnnotatedWithParams creator) {
        return IntStream.range(0, creator.getParameterCount())
                .mapToObj(creator::getParameter)
                .anyMatch(each -> Asking.isInjected(context.getConfig(), each));
    }

    private static Object keys(DeserializationContext context, JavaType type) {
        try {
            return context.findKeyDeserializer(type, null);
        } catch (JacksonException e) {
            return "nothing";
        }
    }

    /** A deserializer does not list what is unwrapped. */
    private void addUnwrapped(DeserializationContext context, JavaType type) throws JacksonException {
        for (BeanPropertyDefinition property :
                JacksonApi.introspect(context, type).findProperties()) {
            AnnotatedMember member = property.getPrimaryMember();
            if (member != null && Asking.isUnwrapped(context.getConfig(), member)) {
                addRead(context, property.getPrimaryType());
            }
        }
    }

    /** What a creator takes in place of the object. */
    private void addDelegates(DeserializationContext context, JavaType type, @Nullable ValueInstantiator maker)
            throws JacksonException {
        if (maker == null) {
            return;
        }
        for (AnnotatedWithParams creator : Arrays.asList(maker.getDelegateCreator(), maker.getArrayDelegateCreator())) {
            if (creator != null && creator.getParameterCount() > 0) {
                refuseAskingReader(context.getConfig(), creator.getParameter(0), type);
            }
        }
        for (JavaType delegate : Arrays.asList(
                maker.getDelegateType(context.getConfig()), maker.getArrayDelegateType(context.getConfig()))) {
            if (delegate != null) {
                addRead(context, delegate);
            }
        }
    }

    /** A deserializer does not list where it puts what has no property, either. */
    private void addAny(DeserializationContext context, JavaType type) throws JacksonException {
        AnnotatedMember any = JacksonApi.introspect(context, type).findAnySetterAccessor();
        if (any == null) {
            return;
        }
        refuseAskingReader(context.getConfig(), any, type);
        if (any instanceof AnnotatedMethod method) {
            description.add("  any keys by", keys(context, method.getParameterType(0)));
            addRead(context, method.getParameterType(1));
        } else {
            addRead(context, any.getType());
        }
    }

    private void addRead(DeserializationContext context, SettableBeanProperty property) throws JacksonException {
        ValueDeserializer<?> deserializer = property.getValueDeserializer();
        description.add(
                quoted(property.getName()),
                property,
                deserializer == null ? "" : CodecDeserializer.unwrapped(deserializer),
                property.hasValueTypeDeserializer() ? "with type ids" : "",
                absent(context, property),
                Objects.toString(property.getMember()));
        refuseAskingReader(context.getConfig(), property.getMember(), property.getType());
        addRead(context, property.getType());
    }

    /** What an optional value is that a creator misses. */
    private static String absent(DeserializationContext context, SettableBeanProperty property)
            throws JacksonException {
        return property.getType().isReferenceType() && property.getValueDeserializer() != null
                ? "absent as " + property.getValueDeserializer().getAbsentValue(context)
                : "";
    }

    /** Runs a function where a default mapper writes. */
    private record Written(Probe<SerializationContext> probe) {}

    /** Runs a function where a default mapper reads. */
    private static final class Read {}

    private static final class WrittenSerializer extends ValueSerializer<Written> {
        @Override
        public void serialize(Written value, JsonGenerator out, SerializationContext context) throws JacksonException {
            value.probe().look(context);
            out.writeNull();
        }
    }

    private static final class ReadDeserializer extends ValueDeserializer<Read> {
        @Override
        @SuppressWarnings("unchecked") // the attribute that was set
        public @Nullable Read deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            ((Probe<DeserializationContext>) context.getAttribute(Read.class)).look(context);
            return null;
        }
    }
}
