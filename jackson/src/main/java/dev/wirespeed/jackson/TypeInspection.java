package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Description;
import dev.wirespeed.jackson.internal.Inspected;
import dev.wirespeed.jackson.internal.Trait;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedClassResolver;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.json.JsonMapper;

/**
 * Describes how a mapper writes or reads a class and everything that it reaches, one line per property, so that two
 * mappers can be compared.
 */
abstract class TypeInspection {
    private static final CodecOptions THIS_JACKSON = CodecOptions.of(Dialect.JACKSON3);

    final Description description;
    final Traits traits = new Traits();
    /** The types that are written or read as objects of a class. */
    final Set<JavaType> objects = new LinkedHashSet<>();
    /** Whether some of them are arrays, in which the order of properties counts. */
    boolean arrays;

    private final MapperConfig<?> config;
    private final AnnotationIntrospector usual;
    /** The introspectors that a mapper like those of codecs does not have. */
    private final Set<String> introspectors;

    /** @param options the options of the codecs to be used */
    TypeInspection(MapperConfig<?> config, CodecOptions options) {
        this.description = new Description(options);
        this.config = config;
        this.usual = DefaultMappers.of(options).mapper().serializationConfig().getAnnotationIntrospector();
        this.introspectors = names(config.getAnnotationIntrospector());
        introspectors.removeAll(names(usual));
        introspectors.removeAll(Kotlin.INTROSPECTORS);
        introspectors.removeAll(JacksonApi.KNOWN_INTROSPECTORS);
    }

    private static Set<String> names(AnnotationIntrospector introspector) {
        return introspector.allIntrospectors().stream()
                .map(each -> each.getClass().getName())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** How a mapper writes a class. */
    static Inspected inWriting(SerializationContext context, JavaType type, CodecOptions options) {
        return look(context, options, c -> new WritingInspection(c, options).addWhole(type), Probe::writing);
    }

    /** How a mapper reads a class. */
    static Inspected inReading(DeserializationContext context, JavaType type, CodecOptions options) {
        return look(context, options, c -> new ReadingInspection(c, options).addWhole(type), Probe::reading);
    }

    /** The types of objects that a mapper writes as part of a type. */
    static Set<JavaType> objectsInWriting(SerializationContext context, JavaType type) throws JacksonException {
        return new WritingInspection(context, THIS_JACKSON).addWhole(type).objects;
    }

    /** The types of objects that a mapper reads as part of a type. */
    static Set<JavaType> objectsInReading(DeserializationContext context, JavaType type) throws JacksonException {
        return new ReadingInspection(context, THIS_JACKSON).addWhole(type).objects;
    }

    /** An inspection in the context of another mapper. */
    private interface Through<C> {
        TypeInspection look(JsonMapper mapper, Probe.Look<C, TypeInspection> look) throws JacksonException;
    }

    private static <C> Inspected look(
            C context, CodecOptions options, Probe.Look<C, TypeInspection> look, Through<C> usual) {
        Optional<String> difference;
        Traits traits = new Traits();
        try {
            TypeInspection expected = usual.look(DefaultMappers.of(options).mapper(), look);
            TypeInspection again = usual.look(DefaultMappers.of(options).another(), look);
            TypeInspection here = look.at(context);
            traits = here.traits;
            difference = here.description.differenceFrom(expected.description, again.description);
        } catch (JacksonException e) {
            difference = Optional.of("it can't be compared: " + e);
        }
        return new Inspected(difference, traits.found());
    }

    final void check(JavaType type) {
        Class<?> raw = type.getRawClass();
        if (TypeSettings.isMixed(config, type)) {
            description.refuse("a mix-in", raw);
        } else if (TypeSettings.isOverridden(config, type)) {
            description.refuse("an override", raw);
        }
        description.check(raw);
        traits.add(type);
        checkTold(annotated(type), raw);
    }

    /**
     * The handler of a class asks for overrides of the class that it is made for, which may be another one, such as a
     * superclass.
     */
    final void checkHandled(@Nullable Class<?> type) {
        if (type != null && config.findConfigOverride(type) != null) {
            description.refuse("an override", type);
        }
    }

    /** Refuses annotations that mean something to an introspector that a default mapper does not have. */
    final void checkTold(@Nullable Annotated annotated, Class<?> type) {
        if (annotated == null) {
            return;
        }
        if (CustomHandlers.names(annotated)) {
            traits.add(Trait.NAMED, type);
        }
        Versions.addTraits(config, annotated, type, traits);
        arrays |= CustomHandlers.isArray(config, annotated);
        if (!introspectors.isEmpty()
                && !CustomHandlers.told(config.getAnnotationIntrospector(), config, annotated)
                        .equals(CustomHandlers.told(usual, config, annotated))) {
            description.refuse("what the annotation introspector " + String.join(", ", introspectors) + " says", type);
        }
    }

    /**
     * The type with type ids if a property asks for ids of its own: that of its value, or of what is in the value; null
     * otherwise.
     */
    final @Nullable JavaType withOwnTypeIds(@Nullable AnnotatedMember property, JavaType type) {
        if (property == null || config.getAnnotationIntrospector().findPolymorphicTypeInfo(config, property) == null) {
            return null;
        }
        JavaType base = type.isContainerType() || type.isReferenceType() ? type.getContentType() : type;
        traits.add(Trait.TYPE_IDS, base.getRawClass());
        return base;
    }

    final AnnotatedClass annotated(JavaType type) {
        return annotated(config, type);
    }

    static AnnotatedClass annotated(MapperConfig<?> config, JavaType type) {
        return AnnotatedClassResolver.resolve(config, type, config);
    }

    static String quoted(String name) {
        return "  \"" + name + "\" by";
    }
}
