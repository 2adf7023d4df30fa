package dev.wirespeed.conformance.contract;

import dev.wirespeed.WireException;
import dev.wirespeed.WireException.Kind;
import dev.wirespeed.conformance.Equality;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** A value, or the exception that says why there is none. */
public record Answer(Object value, RuntimeException refusal) {
    /** A message may tell of objects whose text is that of {@link Object#toString()}. */
    private static final Pattern HASH_CODE = Pattern.compile("@[0-9a-f]+");

    /** Of a format, which refuses by a {@link WireException}; other exceptions are no answers and pass through. */
    public static Answer of(Supplier<?> question) {
        try {
            return new Answer(question.get(), null);
        } catch (WireException e) {
            return new Answer(null, e);
        }
    }

    public boolean refused() {
        return refusal != null;
    }

    /** Null where there is a value. */
    public String message() {
        return refused() ? refusal.getMessage() : null;
    }

    /** Null where there is a value. */
    public Kind kind() {
        return refusal instanceof WireException e ? e.kind() : null;
    }

    /** Null where there is a value. */
    public String path() {
        return refusal instanceof WireException e ? e.path() : null;
    }

    /** -1 where there is a value. */
    public long offset() {
        return refusal instanceof WireException e ? e.offset() : -1;
    }

    /** Whether the other answer is an equal value, or says the same of the same place. */
    public boolean sameAs(Answer other) {
        return agreesWith(other)
                && kind() == other.kind()
                && Objects.equals(path(), other.path())
                && offset() == other.offset()
                && Objects.equals(withoutHashCodes(message()), withoutHashCodes(other.message()));
    }

    /** Whether the other answer is an equal value, or a refusal for whatever reason. */
    public boolean agreesWith(Answer other) {
        return refused() == other.refused() && isSameValue(other.value);
    }

    private boolean isSameValue(Object other) {
        return value instanceof byte[] a && other instanceof byte[] b
                ? Arrays.equals(a, b)
                : Equality.same(value, other);
    }

    private static String withoutHashCodes(String message) {
        return message == null ? null : HASH_CODE.matcher(message).replaceAll("@");
    }

    @Override
    public String toString() {
        return refused() ? "a refusal (" + refusal + ")" : Shown.of(value);
    }
}
