package dev.wirespeed.spring;

import dev.wirespeed.jackson.CodecReport;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.PropertyNames;
import dev.wirespeed.spring.report.CodecUse;
import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.BeanPropertyDefinition;
import tools.jackson.databind.introspect.ClassIntrospector;
import tools.jackson.databind.json.JsonMapper;

/** Tells the names of properties, and whether codecs do the work, by the application's mapper. */
final class MapperKnowledge implements PropertyNames, CodecUse {

    private static final Reason NO_OBJECT =
            new Reason("only classes with properties have codecs, and what is in it is not known here", false);

    private final JsonMapper mapper;
    private final Map<Class<?>, Set<String>> names = new ConcurrentHashMap<>();

    MapperKnowledge(JsonMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public Predicate<String> of(Set<Class<?>> types) {
        Set<String> all = new HashSet<>();
        types.forEach(type -> all.addAll(names.computeIfAbsent(type, this::reached)));
        return all::contains;
    }

    /** The names in a class and everything that it reaches by its declared types. */
    private Set<String> reached(Class<?> type) {
        Set<String> found = new HashSet<>();
        for (CodecReport.Entry each : CodecReport.explain(mapper, type).entries()) {
            found.addAll(namesIn(each.type()));
        }
        return found;
    }

    private Set<String> namesIn(Class<?> type) {
        Set<String> found = new HashSet<>();
        ClassIntrospector introspector = mapper.serializationConfig().classIntrospectorInstance();
        JavaType javaType = mapper.constructType(type);
        AnnotatedClass annotated = introspector.introspectClassAnnotations(javaType);
        BeanDescription description = introspector.introspectForSerialization(javaType, annotated);
        for (BeanPropertyDefinition each : description.findProperties()) {
            found.add(each.getName());
        }
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                found.add(field.getName());
            }
        }
        return found;
    }

    /** Asked anew each time, since a codec may have refused objects in the meantime. */
    @Override
    public Optional<Reason> whyNot(Class<?> type, Direction direction) {
        Optional<CodecReport.Entry> entry;
        try {
            entry = entry(type);
        } catch (RuntimeException | LinkageError e) { // Jackson can't inspect each class
            return Optional.of(new Reason(String.valueOf(e.getMessage()), false));
        }
        return entry.isEmpty()
                ? Optional.of(NO_OBJECT)
                : (direction == Direction.WRITE
                                ? entry.get().whyWritten()
                                : entry.get().whyRead())
                        .map(why -> new Reason(why, true));
    }

    private Optional<CodecReport.Entry> entry(Class<?> type) {
        return CodecReport.explain(mapper, type).entries().stream()
                .filter(each -> each.type() == type)
                .findFirst();
    }
}
