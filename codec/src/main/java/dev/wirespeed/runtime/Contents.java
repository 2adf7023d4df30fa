package dev.wirespeed.runtime;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.lang.reflect.Array;
import java.net.URI;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Decides which values of maps are written when only the values know their classes, by the options of the map's owner.
 */
public final class Contents {
    private static final UUID ZERO = new UUID(0, 0);

    private Contents() {}

    /** Whether a map's class may define the type of its values, which then affects what is left out. */
    public static boolean areTyped(WireWriter out, Class<?> type) {
        Include written = out.options().contents();
        return type.getTypeParameters().length == 0
                && (written == Include.NON_ABSENT || written == Include.NON_DEFAULT);
    }

    /** Whether a value is written. For a value of unknown class, only emptiness can be told. */
    public static boolean isWritten(WireWriter out, @Nullable Object value) {
        return switch (out.options().contents()) {
            case NON_NULL, NON_ABSENT, NON_DEFAULT -> value != null;
            case NON_EMPTY -> value != null && !isEmpty(out, value);
            default -> true;
        };
    }

    /** Whether a value counts as empty. */
    static boolean isEmpty(WireWriter out, Object value) {
        Class<?> type = value.getClass();
        if (type == String.class) {
            return ((String) value).isEmpty();
        } else if (type == URI.class || type == Locale.class) {
            return value.toString().isEmpty();
        } else if (type == UUID.class) {
            return value.equals(ZERO);
        } else if (type == Optional.class) {
            return ((Optional<?>) value)
                    .map(content -> !isWritten(out, content))
                    .orElse(true);
        } else if (type.isArray()) {
            return Array.getLength(value) == 0;
        } else if (isNever(type, value)) {
            return false;
        }
        out.checkAllowed(type);
        if (value instanceof Map<?, ?> map && !OwnForm.has(type)) {
            return areTyped(out, type)
                    ? out.isEmptyToJackson(value)
                    : map.values().stream().noneMatch(each -> isWritten(out, each));
        }
        boolean known = value instanceof Collection || value instanceof CharSequence || !CodecTable.isOfJdk(type);
        return known ? out.isEmpty(value) : out.isEmptyToJackson(value);
    }

    /** Whether no value of a class is empty. */
    private static boolean isNever(Class<?> type, Object value) {
        return (!(value instanceof CharSequence) && TextKeys.has(type))
                || type.getName().startsWith("java.time.");
    }
}
