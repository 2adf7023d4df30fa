package dev.wirespeed.conformance.json;

import dev.wirespeed.WireException;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.Equality;
import dev.wirespeed.conformance.contract.Answer;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Compares the answers of Jackson and Wirespeed; empty where they agree, else what differs. */
final class Agreement {
    /** How much of a document is shown. */
    private static final int LONGEST = Integer.getInteger("wirespeed.classes.shown", 400);

    /** What Jackson reads from Base64. */
    private static final Pattern BASE64 = Pattern.compile("(?i:byte|float|double)\\[]");

    private Agreement() {}

    /** Same acceptance, equal value. */
    static Optional<String> onReading(byte[] document, Class<?> type) {
        return onReading(document, type, Sides.STANDARD);
    }

    /** As {@link #onReading(byte[], Class)}, of two that are configured alike. */
    static Optional<String> onReading(byte[] document, Class<?> type, Sides sides) {
        Answer expected = sides.jacksonReads(document, type);
        Answer actual;
        try {
            actual = sides.wirespeedReads(document, type);
        } catch (RuntimeException | StackOverflowError e) {
            return Optional.of(of(document, type) + ": not a WireException but " + e);
        }
        Optional<String> other = inChunks(document, type, actual, sides);
        if (other.isPresent()) {
            return other;
        }
        return excuses(document, type, expected, actual)
                ? Optional.empty()
                : compare(expected, actual).map(problem -> of(document, type) + ": " + problem);
    }

    /** Whether what is read may be otherwise than by Jackson. */
    static boolean excuses(byte[] document, Class<?> type, Answer expected, Answer actual) {
        boolean isStricter = !expected.refused()
                && actual.refused()
                && (mayRefuse(document) || strayArray(actual) || controlInBase64(actual, type));
        return isStricter
                || isOfItself(expected)
                || isOfItself(actual)
                || (Mappers.IS_JACKSON2 && Jackson2Exemptions.onReading(expected, actual, type));
    }

    /** Whether Jackson could not make a deserializer for arrays of a class that has itself, which it may do or not the next time. */
    private static boolean isOfItself(Answer answer) {
        return answer.refused() && answer.refusal().toString().contains(NoSuchElementException.class.getName());
    }

    /** The same value, or the same message with path and offset, from a stream that gives a few bytes at a time. */
    private static Optional<String> inChunks(byte[] document, Class<?> type, Answer whole, Sides sides) {
        int size = 1 + Math.floorMod(Arrays.hashCode(document), 9);
        Answer chunked = sides.wirespeedReads(new Drip(document, size), type);
        return isOfItself(whole) || chunked.sameAs(whole)
                ? Begun.difference(document, type).or(() -> Dropped.difference(document, type, sides))
                : Optional.of(of(document, type) + " in chunks of " + size + ": " + describe(chunked)
                        + ", but as a whole " + describe(whole));
    }

    /** As {@link #onReading(byte[], Class)}, for documents that are text already. */
    static Optional<String> onReading(String document, Class<?> type) {
        Answer expected = Sides.STANDARD.jacksonReads(document, type);
        Answer actual = Sides.STANDARD.wirespeedReads(document, type);
        if (Mappers.IS_JACKSON2 && Jackson2Exemptions.onReading(expected, actual, type)) {
            return Optional.empty();
        }
        return compare(expected, actual).map(problem -> "Text " + document + " as " + type + ": " + problem);
    }

    /** Same bytes. */
    static Optional<String> onWriting(Object value) {
        return onWriting(value, Sides.STANDARD);
    }

    /** As {@link #onWriting(Object)}, of two that are configured alike. */
    static Optional<String> onWriting(Object value, Sides sides) {
        return onWriting(value, sides, sides.jacksonWrites(value));
    }

    /** As {@link #onWriting(Object, Sides)}, where it is known what Jackson writes. */
    static Optional<String> onWriting(Object value, Sides sides, Answer expected) {
        Answer actual;
        try {
            actual = sides.wirespeedWrites(value);
        } catch (RuntimeException | StackOverflowError e) {
            return Optional.of(describe(value) + ": not a WireException but " + e);
        }
        return excuses(value, expected, actual) || isInOrderOfMethods(expected, actual, value, sides)
                ? Optional.empty()
                : compare(expected, actual).map(problem -> "Writing " + describe(value) + ": " + problem);
    }

    /** Whether what is written may be otherwise than by Jackson. */
    static boolean excuses(Object value, Answer expected, Answer actual) {
        boolean isStricter = !expected.refused() && actual.refused() && isIllFormed((byte[]) expected.value());
        return isStricter
                || NumberTexts.differOnThisJdk(expected, actual)
                || (Mappers.IS_JACKSON2 && Jackson2Exemptions.onWriting(expected, actual, value));
    }

    /** The same bytes of a value that is declared to be of a supertype, from a mapper that uses codecs. */
    static Optional<String> onWritingAs(Class<?> declared, Object value, Sides sides, Sides byCodecs) {
        Answer expected = sides.jacksonWritesAs(declared, value);
        return compare(expected, byCodecs.jacksonWritesAs(declared, value))
                .map(problem -> "Writing " + describe(value) + " as " + declared.getSimpleName() + ": " + problem);
    }

    private static boolean isInOrderOfMethods(Answer expected, Answer actual, Object value, Sides sides) {
        return sides.sortsNothing()
                && !expected.refused()
                && !actual.refused()
                && MethodOrder.explains(
                        NumberTexts.text(expected),
                        NumberTexts.text(actual),
                        Stream.of(value.getClass().getNestHost().getDeclaredClasses()));
    }

    /** Whether Jackson wrote what is no UTF-8, as it does with two second halves of pairs in a row in a raw value. */
    private static boolean isIllFormed(byte[] document) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(document));
            return false;
        } catch (CharacterCodingException e) {
            return true;
        }
    }

    /** Same text. */
    static Optional<String> onWritingText(Object value) {
        return onWritingText(value, Sides.STANDARD);
    }

    /** As {@link #onWritingText(Object)}, of two that are configured alike. */
    static Optional<String> onWritingText(Object value, Sides sides) {
        Answer expected = sides.jacksonWritesText(value);
        Answer actual = sides.wirespeedWritesText(value);
        if (Mappers.IS_JACKSON2 && Jackson2Exemptions.onWriting(expected, actual, value)) {
            return Optional.empty();
        }
        if (NumberTexts.differOnThisJdk(expected, actual) || isInOrderOfMethods(expected, actual, value, sides)) {
            return Optional.empty();
        }
        return compare(expected, actual).map(problem -> "Writing the text of " + describe(value) + ": " + problem);
    }

    /**
     * Jackson guesses UTF-16 and UTF-32, which a reader of UTF-8 does well to refuse.
     */
    static boolean mayRefuse(byte[] document) {
        for (int i = 0; i < Math.min(4, document.length); i++) {
            if (document[i] == 0 || document[i] == (byte) 0xFE || document[i] == (byte) 0xFF) {
                return true;
            }
        }
        return false;
    }

    /** Jackson loses its place in a collection of strings that holds an array, and so may accept the rest wrongly. */
    private static boolean strayArray(Answer actual) {
        return actual.refusal() instanceof WireException e
                && e.path().endsWith("]")
                && e.getMessage().startsWith("Expected a string but was an array");
    }

    /** Jackson skips control characters in Base64 even where they are not escaped, which RFC 8259 asks for. */
    private static boolean controlInBase64(Answer actual, Class<?> type) {
        return actual.refusal().getMessage().startsWith("A control character inside a string must be escaped")
                && Stream.of(type.getDeclaredFields())
                        .anyMatch(field -> BASE64.matcher(field.getGenericType().getTypeName())
                                .find());
    }

    private static Optional<String> compare(Answer expected, Answer actual) {
        if (expected.refused() != actual.refused()) {
            return Optional.of("expected " + describe(expected) + ", but was " + describe(actual));
        }
        if (expected.refused() || Equality.same(expected.value(), actual.value())) {
            return Optional.empty();
        }
        return Optional.of("expected " + describe(expected.value()) + ", but was " + describe(actual.value()));
    }

    static String of(byte[] document, Class<?> type) {
        return "Reading " + describe(document) + " as " + type.getSimpleName();
    }

    static String describe(Answer answer) {
        return answer.refused() ? "a refusal (" + shorten(answer.refusal().toString()) + ")" : describe(answer.value());
    }

    static String describe(Object value) {
        if (value instanceof byte[] bytes) {
            String text = shorten(new String(bytes, StandardCharsets.UTF_8));
            return text.indexOf('\uFFFD') < 0
                    ? text
                    : Arrays.toString(Arrays.copyOf(bytes, Math.min(200, bytes.length)));
        }
        if (value == null || value instanceof String) {
            return shorten(String.valueOf(value));
        }
        return value.getClass().getSimpleName() + " " + shorten(text(value));
    }

    /** Of any class, whose methods may throw whatever they like. */
    private static String text(Object value) {
        try {
            Answer json = Sides.STANDARD.jacksonWritesText(value);
            return json.refused() ? String.valueOf(value) : (String) json.value();
        } catch (RuntimeException | StackOverflowError | LinkageError e) {
            return "that throws " + e;
        }
    }

    private static String shorten(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "… (" + text.length() + " characters)";
    }
}
