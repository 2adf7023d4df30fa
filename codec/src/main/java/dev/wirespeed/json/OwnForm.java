package dev.wirespeed.json;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.WireException;
import dev.wirespeed.runtime.Parts;
import java.io.File;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Classes of collections, maps, other iterables, texts and numbers that are not written as what they are declared as, but as
 * they say themselves: Jackson asks the class of the value.
 */
final class OwnForm {
    /** What subclasses are written as, unless something in them has to do with Jackson. */
    private static final List<Class<?>> AS_THEIR_BASE = List.of(
            Collection.class,
            Map.class,
            Number.class,
            AtomicBoolean.class,
            TimeZone.class,
            ZoneId.class,
            Charset.class);

    private static final ClassValue<Boolean> KNOWN = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return find(type);
        }
    };

    private static final ClassValue<Boolean> BEANS = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return hasProperties(type) || !saysSo(type, OwnForm::replacesIt);
        }
    };

    private OwnForm() {}

    /** Whether values of a class may be written otherwise than as what they are declared as. */
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

    /** Why a value of such a class is refused in a property whose annotations would count for it, too. */
    static WireException beside(Class<?> type) {
        return new WireException(
                WireException.Kind.MISMATCH,
                type.getName() + " says itself how it is written, and so does the property that it is a value of:"
                        + " declare the property as a " + type.getSimpleName());
    }

    /** Whether a value counts as empty where empty values are left out, as its class has it. */
    static boolean isEmpty(JsonWriter out, Object value) {
        Class<?> type = value.getClass();
        out.checkAllowed(type);
        if (!has(type)) {
            return isEmptyAsDeclared(value);
        }
        if (hasProperties(type)) {
            return false;
        }
        if (out.isGuarded()) {
            throw new WireException(
                    WireException.Kind.MISMATCH, "Whether a " + type.getName() + " is empty is left to the mapper");
        }
        return Fallbacks.isEmpty(out.options(), value);
    }

    private static boolean isEmptyAsDeclared(Object value) {
        if (value instanceof Collection<?> collection) {
            return collection.isEmpty();
        } else if (value instanceof Map<?, ?> map) {
            return map.isEmpty();
        } else if (value instanceof Iterable<?> iterable) {
            return !iterable.iterator().hasNext();
        }
        return (value instanceof CharSequence || value instanceof File)
                && value.toString().isEmpty();
    }

    private static boolean find(Class<?> type) {
        if (JsonCodecs.isOfJdk(type)) {
            return Path.class.isAssignableFrom(type) || (CharSequence.class.isAssignableFrom(type) && !isText(type));
        }
        return AS_THEIR_BASE.stream().noneMatch(base -> base.isAssignableFrom(type))
                || saysSo(type, OwnForm::isJacksons);
    }

    /** Whether it is one of those that are texts to Jackson; others are objects, since {@code isEmpty} looks like a getter. */
    private static boolean isText(Class<?> type) {
        return type == String.class || type == StringBuilder.class || type == StringBuffer.class;
    }

    /** Whether objects of a class are written by their properties. */
    static boolean isBean(Class<?> type) {
        return BEANS.get(type);
    }

    private static boolean hasProperties(Class<?> type) {
        JsonCodec<?> codec = JsonCodecs.generatedOrNull(type);
        Parts<?> parts = codec == null ? null : codec.parts();
        return parts != null && parts.size() > 0;
    }

    /** Whether a class, or something that it extends or implements, is of some kind or has annotations of it. */
    private static boolean saysSo(Class<?> type, Predicate<Class<?>> kind) {
        if (JsonCodecs.isOfJdk(type)) {
            return false;
        }
        Class<?> parent = type.getSuperclass();
        return kind.test(type)
                || isAnnotated(type, kind)
                || Stream.of(type.getDeclaredMethods(), type.getDeclaredFields())
                        .flatMap(Arrays::stream)
                        .anyMatch(member -> isAnnotated(member, kind))
                || (parent != null && saysSo(parent, kind))
                || Stream.of(type.getInterfaces()).anyMatch(each -> saysSo(each, kind));
    }

    private static boolean isAnnotated(AnnotatedElement element, Predicate<Class<?>> kind) {
        return Stream.of(element.getDeclaredAnnotations())
                .map(Annotation::annotationType)
                .anyMatch(found -> kind.test(found) || found.isAnnotationPresent(JacksonAnnotationsInside.class));
    }

    private static boolean isJacksons(Class<?> type) {
        return type.getName().startsWith("com.fasterxml.jackson.")
                || type.getName().startsWith("tools.jackson.");
    }

    /** Whether an annotation makes Jackson write something else than an object's properties. */
    private static boolean replacesIt(Class<?> annotation) {
        return annotation == JsonValue.class || annotation.getSimpleName().equals("JsonSerialize");
    }
}
