package dev.wirespeed.jackson2;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.Module.SetupContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.cfg.DatatypeFeature;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.cfg.MapperConfigBase;
import com.fasterxml.jackson.databind.cfg.PackageVersion;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirespeed.jackson2.internal.Trait;
import dev.wirespeed.runtime.Dialect;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The differences between Jackson 2 and 3 beyond names. */
final class JacksonApi {
    /** Introspectors that report what one of a default mapper does. */
    static final Set<String> KNOWN_INTROSPECTORS =
            Set.of("com.fasterxml.jackson.module.paramnames.ParameterNamesAnnotationIntrospector");

    /** Whether fractions of seconds before 1970 are written as another number. */
    static final boolean WRITES_OTHER_FRACTIONS = PackageVersion.VERSION.getMinorVersion() < 21;

    private static final boolean HAS_DEFAULT_MODULES = hasDefaultModules();

    private static final DatatypeFeature[][] DATATYPE_FEATURES = {EnumFeature.values(), JsonNodeFeature.values()};

    private static final MapperFeature[] MAPPER_FEATURES = MapperFeature.values();

    private JacksonApi() {}

    /** A class of its own: an application may lack what it refers to. */
    private static final class DefaultModules {
        static List<Module> all() {
            return List.of(new JavaTimeModule(), new Jdk8Module());
        }
    }

    /** Adds the modules for what Jackson 3 has built in. */
    static JsonMapper.Builder withDefaultModules(JsonMapper.Builder mapper) {
        return mapper.addModules(DefaultModules.all())
                .annotationIntrospector(
                        AnnotationIntrospector.pair(new ParameterNames(), new JacksonAnnotationIntrospector()));
    }

    /** A mapper with the same configuration and empty caches. */
    static ObjectMapper copy(ObjectMapper mapper) {
        return mapper.copy();
    }

    static JsonMapper.Builder withInclusion(JsonMapper.Builder mapper, JsonInclude.Value inclusion) {
        return mapper.defaultPropertyInclusion(inclusion);
    }

    /** Writes and reads enums by {@code toString()} or by their names. */
    static JsonMapper.Builder withEnums(JsonMapper.Builder mapper, boolean usingToString) {
        return mapper.configure(SerializationFeature.WRITE_ENUMS_USING_TO_STRING, usingToString)
                .configure(DeserializationFeature.READ_ENUMS_USING_TO_STRING, usingToString);
    }

    /**
     * Adds the settings of a dialect that has more than the defaults: those of Spring's
     * {@code Jackson2ObjectMapperBuilder} and of Spring Boot.
     */
    static JsonMapper.Builder withDialect(JsonMapper.Builder mapper, Dialect dialect) {
        return switch (dialect) {
            case JACKSON2 -> mapper;
            case SPRING_BOOT_3 ->
                mapper.disable(
                                SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
                                SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
                        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        .disable(MapperFeature.DEFAULT_VIEW_INCLUSION);
            case JACKSON3 -> throw new IllegalArgumentException(dialect + " is a dialect of another Jackson");
        };
    }

    /**
     * Whether a mapper writes and reads JSON, with a factory of any class, and there are the modules that mappers are
     * compared with.
     */
    static boolean takesCodecs(SetupContext mapper) {
        String format = mapper.getOwner().getFactory().getFormatName();
        return (format == null || format.equals(JsonFactory.FORMAT_NAME_JSON)) && HAS_DEFAULT_MODULES;
    }

    private static boolean hasDefaultModules() {
        try {
            return !DefaultModules.all().isEmpty();
        } catch (LinkageError e) {
            System.getLogger("dev.wirespeed.jackson2")
                    .log(
                            Level.WARNING,
                            "Codecs do nothing: they need jackson-datatype-jsr310 and jackson-datatype-jdk8 on the class"
                                    + " path, in the version of jackson-databind");
            return false;
        }
    }

    /** The features of a mapper for writing. */
    static Enum<?>[][] featuresOfWriting() {
        return new Enum<?>[][] {MapperFeature.values(), SerializationFeature.values()};
    }

    /** The features of a mapper for reading. */
    static Enum<?>[][] featuresOfReading() {
        return new Enum<?>[][] {MapperFeature.values(), DeserializationFeature.values()};
    }

    /** Whether one of those features is on. */
    static boolean isEnabled(MapperConfigBase<?, ?> config, Enum<?> feature) {
        if (feature instanceof MapperFeature ofMapper) {
            return config.isEnabled(ofMapper);
        }
        return config instanceof SerializationConfig writing
                ? writing.isEnabled((SerializationFeature) feature)
                : ((DeserializationConfig) config).isEnabled((DeserializationFeature) feature);
    }

    /** Distinguishes configurations by features of the mapper. */
    static long featuresOfMapper(MapperConfigBase<?, ?> config) {
        long enabled = 0;
        for (MapperFeature each : MAPPER_FEATURES) {
            enabled = enabled << 1 | (config.isEnabled(each) ? 1 : 0);
        }
        return enabled;
    }

    /** Switches one of those features. */
    static void configure(JsonMapper.Builder mapper, Enum<?> feature, boolean on) {
        if (feature instanceof MapperFeature ofMapper) {
            mapper.configure(ofMapper, on);
        } else if (feature instanceof SerializationFeature writing) {
            mapper.configure(writing, on);
        } else {
            mapper.configure((DeserializationFeature) feature, on);
        }
    }

    /**
     * Whether primitive properties of a creator are required; in Jackson 2, they are if null is refused for primitives.
     */
    static boolean refusesMissingPrimitives(DeserializationConfig config) {
        return config.isEnabled(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);
    }

    /** Gives classes the format of {@link Positional}. */
    static final class PositionalIntrospector extends NopAnnotationIntrospector {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonFormat.@Nullable Value findFormat(Annotated annotated) {
            return Positional.format(annotated);
        }
    }

    /** The traits of classes that this version handles differently from Jackson 2.23. */
    static Map<Trait, String> differencesOfVersion() {
        Map<Trait, String> all = new EnumMap<>(Trait.class);
        if (isBefore(22, 2)) {
            all.put(
                    Trait.DEFAULT_CONTENTS,
                    "Jackson before 2.22.2 leaves out fewer ids and maps that are as by default");
        }
        if (isBefore(22, 0)) {
            all.put(Trait.IGNORED_SETTER, "Jackson before 2.22 sets the field of a property whose setter is ignored");
        }
        if (isBefore(23, 0)) {
            all.put(Trait.DEFAULTS, "Jackson before 2.23 leaves out other arrays as defaults of a class");
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
        return property.isArray()
                ? !property.getComponentType().isPrimitive()
                : property.isAssignableFrom(Object[].class);
    }

    static DatatypeFeature[][] datatypeFeatures() {
        return DATATYPE_FEATURES;
    }

    /** Whether objects of a class have type ids, which the mapper writes and reads around them. */
    static boolean hasTypeIds(MapperConfig<?> config, AnnotatedClass type) {
        return config.getAnnotationIntrospector().findTypeResolver(config, type, type.getType()) != null;
    }

    /** The class that a builder builds: its own if it has no build method. */
    static Class<?> built(DeserializationConfig config, BeanDescription builder) {
        JsonPOJOBuilder.Value names = builder.findPOJOBuilderConfig();
        String build = names == null ? JsonPOJOBuilder.DEFAULT_BUILD_METHOD : names.buildMethodName;
        AnnotatedMethod method = builder.findMethod(build, null);
        return method == null ? builder.getBeanClass() : method.getRawReturnType();
    }

    static BeanDescription introspect(SerializerProvider context, JavaType type) {
        return context.getConfig().introspect(type);
    }

    static BeanDescription introspect(DeserializationContext context, JavaType type) {
        return context.getConfig().introspect(type);
    }

    static JsonSerializer<?> nullKeySerializer(SerializerProvider context, JavaType type) {
        return context.getDefaultNullKeySerializer();
    }

    /** Jackson 2 has no serializers of shapes that leave null out. */
    static boolean isShaped(@Nullable BeanProperty property, SerializerProvider context) {
        return false;
    }

    static @Nullable TypeDeserializer typeDeserializer(DeserializationContext context, JavaType type)
            throws JsonMappingException {
        return context.getConfig().findTypeDeserializer(type);
    }

    static void set(
            SettableBeanProperty property, DeserializationContext context, Object object, @Nullable Object value)
            throws IOException {
        property.set(object, value);
    }

    static void write(PropertyWriter property, Object object, JsonGenerator out, SerializerProvider context)
            throws Exception {
        property.serializeAsField(object, out, context);
    }

    /** The exception to throw for a failure of a generator's stream. */
    static IOException failure(IOException e, JsonGenerator out) {
        return e;
    }

    /** The exception to throw for a failure while a property was written. */
    static IOException failure(Exception e, JsonGenerator out, String property) {
        if (e instanceof RuntimeException unchecked) {
            throw unchecked;
        }
        return e instanceof IOException own
                ? own
                : JsonMappingException.from(out, "Property \"" + property + "\": " + e, e);
    }

    /** An exception from the application's stream, with the place in the object, as in Jackson. */
    static IOException failure(RuntimeException e, SerializerProvider context, Object from) {
        return JsonMappingException.wrapWithPath(e, new Reference(from));
    }

    /** As an exception that may be thrown by methods that Jackson asks for the value of null. */
    static JsonMappingException ofNull(IOException e) {
        return e instanceof JsonMappingException own ? own : JsonMappingException.fromUnexpectedIOE(e);
    }

    static String message(IOException e) {
        return e instanceof JacksonException own ? own.getOriginalMessage() : String.valueOf(e.getMessage());
    }

    static String path(IOException e) {
        return e instanceof JsonMappingException own
                ? own.getPath().stream().map(JacksonApi::step).collect(Collectors.joining())
                : "";
    }

    private static String step(Reference to) {
        return to.getFieldName() == null ? "[" + to.getIndex() + "]" : "." + to.getFieldName();
    }
}
