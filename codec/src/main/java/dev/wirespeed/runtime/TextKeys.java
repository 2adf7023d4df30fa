package dev.wirespeed.runtime;

import java.lang.reflect.AnnotatedElement;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/** Classes whose values are written as their {@code toString()} where they are keys of which only the class is known. */
public final class TextKeys {
    private static final Set<Class<?>> SCALARS = Set.of(
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            Boolean.class,
            Character.class,
            BigInteger.class,
            BigDecimal.class,
            UUID.class);

    private static final ClassValue<Boolean> KNOWN = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return find(type);
        }
    };

    private TextKeys() {}

    public static boolean has(Class<?> type) {
        return KNOWN.get(type);
    }

    private static boolean find(Class<?> type) {
        return SCALARS.contains(type)
                || (CharSequence.class.isAssignableFrom(type) && CodecTable.isOfJdk(type))
                || (type.isEnum() && !isAnnotated(type));
    }

    /** Whether annotations may give its keys other texts. */
    private static boolean isAnnotated(Class<?> type) {
        Stream<AnnotatedElement> members =
                Stream.concat(Arrays.stream(type.getDeclaredFields()), Arrays.stream(type.getDeclaredMethods()));
        return type.getInterfaces().length > 0
                || Stream.concat(Stream.of(type), members)
                        .flatMap(each -> Arrays.stream(each.getAnnotations()))
                        .anyMatch(each -> !each.annotationType().getName().startsWith("java."));
    }
}
