package dev.wirespeed.runtime;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.WireException;
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
 * Subclasses of collections, maps, other iterables, texts and numbers that have their own form, whatever the declared
 * type: Jackson asks the class of the value.
 */
public final class OwnForm {
    /** Types whose subclasses are written like them, unless something in the subclass concerns Jackson. */
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

    private OwnForm() {}

    /** Whether values of a class may be written differently from their declared type. */
    public static boolean has(Class<?> type) {
        return KNOWN.get(type);
    }

    /**
     * Refuses a value of such a class if the class alone does not define how it is written.
     *
     * @throws WireException if it has type parameters, whose arguments only the declared type has
     */
    static void checkKnown(Class<?> type) {
        if (type.getTypeParameters().length > 0) {
            throw new WireException(
                    WireException.Kind.MISMATCH,
                    type.getName()
                            + " has annotations of its own and type parameters, and only the declared type knows the"
                            + " arguments: declare the property as a " + type.getSimpleName());
        }
    }

    /** The error of a value of such a class in a property whose annotations would count for it, too. */
    static WireException beside(Class<?> type) {
        return new WireException(
                WireException.Kind.MISMATCH,
                type.getName() + " has its own form, and so does the property with this value:"
                        + " declare the property as a " + type.getSimpleName());
    }

    /** Whether a value that is written as declared counts as empty where empty values are left out. */
    static boolean isEmptyAsDeclared(Object value) {
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
        if (CodecTable.isOfJdk(type)) {
            return Path.class.isAssignableFrom(type) || (CharSequence.class.isAssignableFrom(type) && !isText(type));
        }
        return AS_THEIR_BASE.stream().noneMatch(base -> base.isAssignableFrom(type))
                || saysSo(type, OwnForm::isJacksons);
    }

    /** Whether Jackson writes it as text; it treats others as objects, since {@code isEmpty} looks like a getter. */
    private static boolean isText(Class<?> type) {
        return type == String.class || type == StringBuilder.class || type == StringBuffer.class;
    }

    /** Whether annotations make Jackson write something other than an object's properties. */
    static boolean isReplaced(Class<?> type) {
        return saysSo(type, OwnForm::replacesIt);
    }

    /** Whether a class or one of its supertypes is of some kind, or has annotations of it. */
    private static boolean saysSo(Class<?> type, Predicate<Class<?>> kind) {
        if (CodecTable.isOfJdk(type)) {
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

    /** Whether an annotation makes Jackson write something other than an object's properties. */
    private static boolean replacesIt(Class<?> annotation) {
        return annotation == JsonValue.class || annotation.getSimpleName().equals("JsonSerialize");
    }
}
