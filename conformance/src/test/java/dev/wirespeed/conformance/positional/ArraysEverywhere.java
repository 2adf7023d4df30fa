package dev.wirespeed.conformance.positional;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/** Gives {@code @JsonFormat(shape = ARRAY)} to all classes that are written by their properties. */
public final class ArraysEverywhere extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public JsonFormat.Value findFormat(MapperConfig<?> config, Annotated annotated) {
        JsonFormat.Value own = super.findFormat(config, annotated);
        if (!(annotated instanceof AnnotatedClass type) || !isObject(type.getRawType()) || isValue(type)) {
            return own;
        }
        JsonFormat.Value array = JsonFormat.Value.forShape(JsonFormat.Shape.ARRAY);
        return own == null ? array : array.withOverrides(own);
    }

    static boolean isObject(Class<?> type) {
        return !type.isEnum()
                && !Enum.class.isAssignableFrom(type)
                && !Iterable.class.isAssignableFrom(type)
                && !Map.class.isAssignableFrom(type)
                && !type.getName().startsWith("java.");
    }

    private static boolean isValue(AnnotatedClass type) {
        return Stream.<Iterable<? extends AnnotatedMember>>of(type.memberMethods(), type.fields())
                .flatMap(members -> StreamSupport.stream(members.spliterator(), false))
                .map(member -> member.getAnnotation(JsonValue.class))
                .anyMatch(value -> value != null && value.value());
    }
}
