package dev.wirespeed.json;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import dev.wirespeed.WireException;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Classes of collections, maps and other iterables that are not written as what they are declared as, but as they say
 * themselves: Jackson asks the class of the value.
 */
final class OwnForm {
    private static final ClassValue<Boolean> KNOWN = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return find(type);
        }
    };

    private OwnForm() {}

    /** Whether values of a class may be written otherwise than as an array of elements or an object of entries. */
    static boolean has(Class<?> type) {
        return KNOWN.get(type);
    }

    /** Writes a value of such a class. */
    static void write(JsonWriter out, Object value) {
        Class<?> type = value.getClass();
        if (type.getTypeParameters().length > 0) {
            throw new WireException(
                    WireException.Kind.MISMATCH,
                    type.getName()
                            + " has annotations of its own and type parameters, of which only the declared type knows the"
                            + " arguments: declare the property as a " + type.getSimpleName());
        }
        Values.write(out, value);
    }

    private static boolean find(Class<?> type) {
        if (JsonCodecs.isOfJdk(type)) {
            return Path.class.isAssignableFrom(type);
        }
        boolean container = Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
        return !container || saysSo(type);
    }

    /** Whether a class, or something that it extends or implements, has to do with Jackson. */
    private static boolean saysSo(Class<?> type) {
        if (JsonCodecs.isOfJdk(type)) {
            return false;
        }
        Class<?> parent = type.getSuperclass();
        return isJacksons(type)
                || isAnnotated(type)
                || Stream.of(type.getDeclaredMethods(), type.getDeclaredFields())
                        .flatMap(Arrays::stream)
                        .anyMatch(OwnForm::isAnnotated)
                || (parent != null && saysSo(parent))
                || Stream.of(type.getInterfaces()).anyMatch(OwnForm::saysSo);
    }

    private static boolean isAnnotated(AnnotatedElement element) {
        return Stream.of(element.getDeclaredAnnotations())
                .map(Annotation::annotationType)
                .anyMatch(found -> isJacksons(found) || found.isAnnotationPresent(JacksonAnnotationsInside.class));
    }

    private static boolean isJacksons(Class<?> type) {
        return type.getName().startsWith("com.fasterxml.jackson.")
                || type.getName().startsWith("tools.jackson.");
    }
}
