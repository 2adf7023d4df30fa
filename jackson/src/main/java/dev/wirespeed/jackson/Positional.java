package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.module.SimpleModule;

/** Has a mapper write and read objects as arrays of their properties' values. */
final class Positional {
    private static final JsonFormat.Value ARRAY = JsonFormat.Value.forShape(JsonFormat.Shape.ARRAY);

    private Positional() {}

    /** Annotations take precedence. */
    static final class Module extends SimpleModule {
        private static final long serialVersionUID = 1L;

        @Override
        public void setupModule(SetupContext context) {
            context.appendAnnotationIntrospector(new JacksonApi.PositionalIntrospector());
        }
    }

    /** The format of a class; null if it is not written by its properties. */
    static JsonFormat.@Nullable Value format(Annotated annotated) {
        return annotated instanceof AnnotatedClass type && isObject(type) ? ARRAY : null;
    }

    private static boolean isObject(AnnotatedClass type) {
        Class<?> raw = type.getRawType();
        return !Enum.class.isAssignableFrom(raw)
                && !Iterable.class.isAssignableFrom(raw)
                && !Map.class.isAssignableFrom(raw)
                && !raw.getName().startsWith("java.")
                && StreamSupport.stream(type.memberMethods().spliterator(), false)
                        .noneMatch(Positional::isValue)
                && StreamSupport.stream(type.fields().spliterator(), false).noneMatch(Positional::isValue);
    }

    private static boolean isValue(AnnotatedMember member) {
        JsonValue value = member.getAnnotation(JsonValue.class);
        return value != null && value.value();
    }
}
