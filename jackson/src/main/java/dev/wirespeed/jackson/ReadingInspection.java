package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Description;
import dev.wirespeed.jackson.internal.Trait;
import dev.wirespeed.runtime.CodecOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.deser.std.StdConvertingDeserializer;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedMethod;
import tools.jackson.databind.introspect.AnnotatedWithParams;
import tools.jackson.databind.introspect.BeanPropertyDefinition;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.jsontype.TypeDeserializer;

/** Describes how a mapper reads a class and everything that it reaches. */
final class ReadingInspection extends TypeInspection {
    /**
     * The classes that values of type {@code Object} are read as; a mapper may have deserializers of its own for them.
     */
    private static final List<Class<?>> UNTYPED = List.of(String.class, Number.class, List.class, Map.class);

    private final DeserializationContext context;
    private final boolean leavesCoercions;
    /** The order of the properties of each class. */
    private final List<String> order = new ArrayList<>();

    private boolean kotlin;

    ReadingInspection(DeserializationContext context, CodecOptions options) {
        super(context.getConfig(), options);
        this.context = context;
        leavesCoercions = Coercions.areLeft(context.getConfig(), options.dialect());
    }

    TypeInspection addWhole(JavaType type) throws JacksonException {
        add(type);
        if (arrays) {
            order.forEach(description::add);
        }
        if (kotlin
                && traits.found()
                        .containsKey(Trait.LEFT)) { // what is left to Jackson is read without the module for Kotlin
            description.refuse("a class of Kotlin's beside what is left to Jackson", type.getRawClass());
        }
        return this;
    }

    private void add(JavaType type) throws JacksonException {
        if (!description.isNew(type)) {
            return;
        }
        check(type);
        ValueDeserializer<?> deserializer = deserializer(type);
        checkHandled(deserializer.handledType());
        ValueInstantiator maker =
                deserializer instanceof ValueInstantiator.Gettable own ? own.getValueInstantiator() : null;
        TypeDeserializer ids = JacksonApi.typeDeserializer(context, type);
        description.add(
                type.toCanonical(),
                "by",
                deserializer,
                Kotlin.described(context.getConfig(), type, maker),
                maker == null ? null : maker.getValueTypeDesc(),
                maker == null ? null : TypeSettings.creators(maker),
                ids,
                ids == null ? null : ids.getTypeIdResolver());
        description.addCoercions(Coercions.of(context.getConfig(), leavesCoercions, deserializer, type.getRawClass()));
        kotlin |= Kotlin.callsWithArguments(maker);
        if (ids != null) {
            traits.add(Trait.TYPE_IDS, type.getRawClass());
            addAll(Subtypes.read(context.getConfig(), annotated(type)));
        }
        refuseAsking(annotated(type), type);
        addDelegates(type, maker);
        if (type.isJavaLangObject()) {
            for (Class<?> instead : UNTYPED) {
                add(context.constructType(instead));
            }
        }
        JavaType keys = TypeSettings.keys(type);
        if (keys != null) {
            check(keys);
            refuseAsking(annotated(keys), type);
            description.add("  keys by", keys(keys));
        }
        JavaType content = TypeSettings.content(type, deserializer);
        if (content != null) {
            add(content);
        } else {
            addObject(type, deserializer);
        }
    }

    /** Jackson's own for unmodifiable collections of the JDK is incomplete without a context. */
    private ValueDeserializer<?> deserializer(JavaType type) throws JacksonException {
        ValueDeserializer<?> found = CodecDeserializer.unwrapped(context.findNonContextualValueDeserializer(type));
        return found instanceof StdConvertingDeserializer<?> converting && converting.getDelegatee() == null
                ? context.findContextualValueDeserializer(type, null)
                : found;
    }

    private void addObject(JavaType type, ValueDeserializer<?> deserializer) throws JacksonException {
        traits.addLeft(type.getRawClass(), deserializer instanceof BeanDeserializerBase);
        if (deserializer instanceof BeanDeserializerBase bean) {
            objects.add(type);
            Versions.addTraits(context.getConfig(), () -> JacksonApi.introspect(context, type), traits);
            List<String> names = new ArrayList<>();
            bean.properties().forEachRemaining(property -> names.add(quoted(property.getName())));
            order.add(type.toCanonical() + " in the order " + names);
            for (SettableBeanProperty property : sorted(bean.properties())) {
                add(property);
            }
            for (SettableBeanProperty property : sorted(bean.creatorProperties())) {
                add(property);
            }
            addUnwrapped(type);
            addAny(type);
            refuseInjected(type);
        }
    }

    /** Sorted, since their order in documents is arbitrary. */
    private static List<SettableBeanProperty> sorted(Iterator<SettableBeanProperty> properties) {
        List<SettableBeanProperty> sorted = new ArrayList<>();
        properties.forEachRemaining(sorted::add);
        sorted.sort(Comparator.comparing(SettableBeanProperty::getName));
        return sorted;
    }

    /** Refuses values that only this mapper can inject, also where a codec leaves the class to a mapper of its own. */
    private void refuseInjected(JavaType type) {
        BeanDescription introspected = JacksonApi.introspect(context, type);
        boolean constructed = introspected.getConstructors().stream().anyMatch(this::hasInjected)
                || introspected.getFactoryMethods().stream().anyMatch(this::hasInjected);
        Map<Object, AnnotatedMember> members = introspected.findInjectables();
        if (constructed || (members != null && !members.isEmpty())) {
            description.refuse("a value that is injected", type.getRawClass());
        }
    }

    private boolean hasInjected(AnnotatedWithParams creator) {
        return IntStream.range(0, creator.getParameterCount())
                .mapToObj(creator::getParameter)
                .anyMatch(each -> CustomHandlers.isInjected(context.getConfig(), each));
    }

    private Object keys(JavaType type) {
        try {
            return context.findKeyDeserializer(type, null);
        } catch (JacksonException e) {
            return "nothing";
        }
    }

    /** A deserializer does not list unwrapped properties. */
    private void addUnwrapped(JavaType type) throws JacksonException {
        for (BeanPropertyDefinition property :
                JacksonApi.introspect(context, type).findProperties()) {
            AnnotatedMember member = property.getPrimaryMember();
            if (member != null && CustomHandlers.isUnwrapped(context.getConfig(), member)) {
                add(property.getPrimaryType());
            }
        }
    }

    /** The delegate from which a creator makes the object. */
    private void addDelegates(JavaType type, @Nullable ValueInstantiator maker) throws JacksonException {
        if (maker == null) {
            return;
        }
        for (AnnotatedWithParams creator : Arrays.asList(maker.getDelegateCreator(), maker.getArrayDelegateCreator())) {
            if (creator != null && creator.getParameterCount() > 0) {
                refuseAsking(creator.getParameter(0), type);
            }
        }
        for (JavaType delegate : Arrays.asList(
                maker.getDelegateType(context.getConfig()), maker.getArrayDelegateType(context.getConfig()))) {
            if (delegate != null) {
                add(delegate);
            }
        }
    }

    /** Nor does a deserializer list where it puts unknown properties. */
    private void addAny(JavaType type) throws JacksonException {
        AnnotatedMember any = JacksonApi.introspect(context, type).findAnySetterAccessor();
        if (any == null) {
            return;
        }
        refuseAsking(any, type);
        if (any instanceof AnnotatedMethod method) {
            description.add("  any keys by", keys(method.getParameterType(0)));
            add(method.getParameterType(1));
        } else {
            add(any.getType());
        }
    }

    private void add(SettableBeanProperty property) throws JacksonException {
        ValueDeserializer<?> deserializer = property.getValueDeserializer();
        description.add(
                quoted(property.getName()),
                original(property),
                deserializer == null ? "" : CodecDeserializer.unwrapped(deserializer),
                property.hasValueTypeDeserializer() ? "with type ids" : "",
                absent(property),
                Objects.toString(property.getMember()));
        refuseAsking(property.getMember(), property.getType());
        add(property.getType());
        JavaType base = withOwnTypeIds(property.getMember(), property.getType());
        if (base != null) {
            addAll(Subtypes.read(context.getConfig(), property.getMember(), base));
        }
    }

    private void addAll(List<NamedType> subtypes) throws JacksonException {
        for (NamedType subtype : subtypes) {
            description.add(Subtypes.line(subtype));
            add(context.constructType(subtype.getType()));
        }
    }

    /** The original of a property that a module sets faster. */
    private static SettableBeanProperty original(SettableBeanProperty property) {
        return property instanceof SettableBeanProperty.Delegating faster
                        && Description.isAccelerator(property.getClass())
                ? faster.getDelegate()
                : property;
    }

    /** The value of an optional argument that is missing. */
    private String absent(SettableBeanProperty property) throws JacksonException {
        return property.getType().isReferenceType() && property.getValueDeserializer() != null
                ? "absent as " + property.getValueDeserializer().getAbsentValue(context)
                : "";
    }

    private void refuseAsking(@Nullable Annotated annotated, JavaType type) {
        if (annotated != null && CustomHandlers.reads(context.getConfig(), annotated)) {
            description.refuse("a deserializer that an annotation names", type.getRawClass());
        }
        checkTold(annotated, type.getRawClass());
    }
}
