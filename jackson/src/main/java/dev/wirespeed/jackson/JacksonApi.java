package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirespeed.jackson.internal.Trait;
import dev.wirespeed.runtime.Dialect;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JacksonException.Reference;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.Version;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule.SetupContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonPOJOBuilder;
import tools.jackson.databind.cfg.DatatypeFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.cfg.MapperConfigBase;
import tools.jackson.databind.cfg.PackageVersion;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMethod;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.ser.PropertyWriter;

/** The differences between Jackson 2 and 3 beyond names. */
final class JacksonApi {
    /** Introspectors that report what one of a default mapper does. */
    static final Set<String> KNOWN_INTROSPECTORS = Set.of();

    /** Whether fractions of seconds before 1970 are written as another number. */
    static final boolean WRITES_OTHER_FRACTIONS = false;

    private static final DatatypeFeature[][] DATATYPE_FEATURES = {
        EnumFeature.values(), DateTimeFeature.values(), JsonNodeFeature.values()
    };

    private JacksonApi() {}

    /** Jackson 3 has built in what Jackson 2 has modules for. */
    static JsonMapper.Builder withDefaultModules(JsonMapper.Builder mapper) {
        return mapper;
    }

    /** A mapper with the same configuration and empty caches. */
    static ObjectMapper copy(ObjectMapper mapper) {
        return mapper.rebuild().build();
    }

    static JsonMapper.Builder withInclusion(JsonMapper.Builder mapper, JsonInclude.Value inclusion) {
        return mapper.changeDefaultPropertyInclusion(all -> inclusion);
    }

    /** Writes and reads enums by {@code toString()} or by their names. */
    static JsonMapper.Builder withEnums(JsonMapper.Builder mapper, boolean usingToString) {
        return mapper.configure(EnumFeature.WRITE_ENUMS_USING_TO_STRING, usingToString)
                .configure(EnumFeature.READ_ENUMS_USING_TO_STRING, usingToString);
    }

    /** Adds the settings of a dialect that has more than the defaults. */
    static JsonMapper.Builder withDialect(JsonMapper.Builder mapper, Dialect dialect) {
        if (dialect != Dialect.JACKSON3) {
            throw new IllegalArgumentException(dialect + " is a dialect of another Jackson");
        }
        return mapper;
    }

    /** Whether a mapper writes and reads JSON, with a factory of any class. */
    static boolean takesCodecs(SetupContext mapper) {
        String format = mapper.tokenStreamFactory().getFormatName();
        return format == null || format.equals(JsonFactory.FORMAT_NAME_JSON);
    }

    /** The features of a mapper for writing. */
    static Enum<?>[][] featuresOfWriting() {
        return new Enum<?>[][] {MapperFeature.values(), SerializationFeature.values(), DateTimeFeature.values()};
    }

    /** The features of a mapper for reading. */
    static Enum<?>[][] featuresOfReading() {
        return new Enum<?>[][] {MapperFeature.values(), DeserializationFeature.values(), DateTimeFeature.values()};
    }

    /** Whether one of those features is on. */
    static boolean isEnabled(MapperConfigBase<?, ?> config, Enum<?> feature) {
        if (feature instanceof MapperFeature ofMapper) {
            return config.isEnabled(ofMapper);
        }
        if (feature instanceof DatatypeFeature ofType) {
            return config.isEnabled(ofType);
        }
        return config instanceof SerializationConfig writing
                ? writing.isEnabled((SerializationFeature) feature)
                : ((DeserializationConfig) config).isEnabled((DeserializationFeature) feature);
    }

    /**
     * Distinguishes configurations by features of the mapper: nothing here, since a mapper of Jackson 3 keeps its
     * features.
     */
    static long featuresOfMapper(MapperConfigBase<?, ?> config) {
        return 0;
    }

    /** Switches one of those features. */
    static void configure(JsonMapper.Builder mapper, Enum<?> feature, boolean on) {
        if (feature instanceof MapperFeature ofMapper) {
            mapper.configure(ofMapper, on);
        } else if (feature instanceof DatatypeFeature ofType) {
            mapper.configure(ofType, on);
        } else if (feature instanceof SerializationFeature writing) {
            mapper.configure(writing, on);
        } else {
            mapper.configure((DeserializationFeature) feature, on);
        }
    }

    /**
     * Whether primitive properties of a creator are required; before Jackson 3.2, they are if null is refused for
     * primitives.
     */
    static boolean refusesMissingPrimitives(DeserializationConfig config) {
        return PackageVersion.VERSION.getMinorVersion() < 2
                && config.isEnabled(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);
    }

    /** Gives classes the format of {@link Positional}. */
    static final class PositionalIntrospector extends NopAnnotationIntrospector {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonFormat.@Nullable Value findFormat(MapperConfig<?> config, Annotated annotated) {
            return Positional.format(annotated);
        }
    }

    /** The traits of classes that this version handles differently from Jackson 3.3. */
    static Map<Trait, String> differencesOfVersion() {
        Map<Trait, String> all = new EnumMap<>(Trait.class);
        if (isBefore(2, 0)) {
            all.put(Trait.IGNORED_NAME, "Jackson before 3.2 ignores properties by their names in documents alone");
        }
        if (isBefore(2, 2)) {
            all.put(
                    Trait.DEFAULT_CONTENTS,
                    "Jackson before 3.2.2 leaves out fewer ids and maps that are as by default");
        }
        if (isBefore(3, 0)) {
            all.put(Trait.NUMBER_SHAPE, "Jackson before 3.3 treats numeric shapes of times or enums differently");
            all.put(Trait.LOCALE_KEY, "Jackson before 3.3 writes locales as keys differently");
            all.put(Trait.DEFAULTS, "Jackson before 3.3 leaves out other values as defaults of a class");
        }
        return all;
    }

    private static boolean isBefore(int minor, int patch) {
        Version here = PackageVersion.VERSION;
        return here.getMinorVersion() < minor || (here.getMinorVersion() == minor && here.getPatchLevel() < patch);
    }

    /**
     * Whether versions of Jackson differ in the values of such a property that they leave out as defaults of its class.
     */
    static boolean mayHaveOtherDefaults(Class<?> property) {
        return !property.isPrimitive(); // null
    }

    static DatatypeFeature[][] datatypeFeatures() {
        return DATATYPE_FEATURES;
    }

    /** Whether objects of a class have type ids, which the mapper writes and reads around them. */
    static boolean hasTypeIds(MapperConfig<?> config, AnnotatedClass type) {
        return config.getAnnotationIntrospector().findPolymorphicTypeInfo(config, type) != null;
    }

    /** The class that a builder builds: its own if it has no build method. */
    static Class<?> built(DeserializationConfig config, BeanDescription.Supplier builder) {
        JsonPOJOBuilder.Value names =
                config.getAnnotationIntrospector().findPOJOBuilderConfig(config, builder.getClassInfo());
        String build = names == null ? JsonPOJOBuilder.DEFAULT_BUILD_METHOD : names.buildMethodName;
        AnnotatedMethod method = builder.get().findMethod(build, null);
        return method == null ? builder.getBeanClass() : method.getRawReturnType();
    }

    static BeanDescription introspect(SerializationContext context, JavaType type) {
        return context.introspectBeanDescription(type);
    }

    static BeanDescription introspect(DeserializationContext context, JavaType type) {
        return context.introspectBeanDescription(type);
    }

    static ValueSerializer<?> nullKeySerializer(SerializationContext context, JavaType type) {
        return context.findNullKeySerializer(type, null);
    }

    /** Whether the property asks for a shape; for each, Jackson has a serializer that leaves null out. */
    static boolean isShaped(@Nullable BeanProperty property, SerializationContext context) {
        JsonFormat.Value format = property == null ? null : property.findFormatOverrides(context.getConfig());
        return format != null && format.hasShape();
    }

    static @Nullable TypeDeserializer typeDeserializer(DeserializationContext context, JavaType type) {
        return context.findTypeDeserializer(type);
    }

    static void set(
            SettableBeanProperty property, DeserializationContext context, Object object, @Nullable Object value) {
        property.set(context, object, value);
    }

    static void write(PropertyWriter property, Object object, JsonGenerator out, SerializationContext context)
            throws Exception {
        property.serializeAsProperty(object, out, context);
    }

    /** The exception to throw for a failure of a generator's stream. */
    static JacksonException failure(IOException e, JsonGenerator out) {
        return JacksonIOException.construct(e, out);
    }

    /** The exception to throw for a failure while a property was written. */
    static JacksonException failure(Exception e, JsonGenerator out, String property) {
        if (e instanceof RuntimeException unchecked) {
            throw unchecked;
        }
        return DatabindException.from(out, "Property \"" + property + "\": " + e, e);
    }

    /** An exception from the application's stream, with the place in the object, as in Jackson. */
    static JacksonException failure(RuntimeException e, SerializationContext context, Object from) {
        return e instanceof JacksonException own
                ? own
                : DatabindException.wrapWithPath(context, e, new Reference(from));
    }

    /** As an exception that may be thrown by methods that Jackson asks for the value of null. */
    static JacksonException ofNull(JacksonException e) {
        return e;
    }

    static String message(JacksonException e) {
        return e.getOriginalMessage();
    }

    static String path(JacksonException e) {
        return e.getPath().stream().map(JacksonApi::step).collect(Collectors.joining());
    }

    private static String step(Reference to) {
        return to.getPropertyName() == null ? "[" + to.getIndex() + "]" : "." + to.getPropertyName();
    }
}
