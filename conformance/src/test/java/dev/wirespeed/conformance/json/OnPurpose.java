package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.conformance.Equality;
import dev.wirespeed.conformance.contract.Answer;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Documents of a class that are read or written otherwise than by Jackson on purpose.
 *
 * @param natively whether no part of the class was left to Jackson
 * @param typeIds the names of properties with type ids: one that is repeated is not read as a property
 * @param positional whether objects are arrays
 */
record OnPurpose(Class<?> root, boolean natively, Set<String> typeIds, boolean positional) {
    /** Jackson 2 has no name of its own for all of them. */
    private static final Set<String> BAD_DEFINITIONS = Set.of("InvalidDefinitionException", "JsonMappingException");

    /** Whether a difference in reading it is one of those. */
    boolean isReadOtherwise(String json, Sides both) {
        return isOfRepeatedIds(json, both)
                || isOfNothingLeft(json.getBytes(UTF_8), both)
                || isOfNameForValue(json.getBytes(UTF_8), both);
    }

    /** Whether a difference in writing it is one of those: objects without properties are arrays, too. */
    boolean isWrittenOtherwise(Object value, Sides both) {
        Answer expected = both.jacksonWritesText(value);
        Answer actual = both.wirespeedWritesText(value);
        return positional
                && !expected.refused()
                && !actual.refused()
                && withoutEmpty(expected).equals(withoutEmpty(actual));
    }

    private static String withoutEmpty(Answer document) {
        return ((String) document.value()).replace("{}", "[]");
    }

    /**
     * Whether an object stands where a creator delegates to a scalar. Jackson takes its first name for that, and goes on behind it;
     * in an object it comes to no end then, in an array it skips what follows. Where that is left to Jackson, the same is refused.
     */
    private boolean isOfNameForValue(byte[] document, Sides both) {
        Answer actual = both.wirespeedReads(document, root);
        return positional
                && actual.refused()
                && (actual.message().contains(" but was an object")
                        || actual.message().contains("Trailing token (`JsonToken.PROPERTY_NAME`)")) // left to Jackson
                && !both.jacksonReads(document, root).refused();
    }

    /** Whether the document is read as Jackson reads it without what follows the first of repeated type ids. */
    private boolean isOfRepeatedIds(String json, Sides both) {
        if (!Documents.isJson(json) || !Documents.repeats(json, typeIds)) {
            return false;
        }
        Answer actual = both.wirespeedReads(json.getBytes(UTF_8), root);
        return Stream.of(false, true)
                .map(others -> Documents.withoutRepeated(json, typeIds, others))
                .map(document -> both.jacksonReads(document.getBytes(UTF_8), root))
                .anyMatch(expected -> expected.refused() == actual.refused()
                        && (expected.refused() || Equality.same(expected.value(), actual.value())));
    }

    /**
     * Whether Jackson can't handle the class at all, of which parts are left to it here that the document does not have. It says
     * the same of an object without properties; here it is asked, and refuses, where the document has such a part.
     */
    private boolean isOfNothingLeft(byte[] document, Sides both) {
        Optional<String> reason = badDefinition(both.jacksonReads(document, root));
        boolean ofNothing = new String(document, UTF_8).strip().equals("null");
        return (ofNothing || !natively)
                && !both.wirespeedReads(document, root).refused()
                && reason.isPresent()
                && reason.equals(badDefinition(both.jacksonReads("{}".getBytes(UTF_8), root)));
    }

    /** What Jackson says of a class that it can't handle, without where in the document. */
    private static Optional<String> badDefinition(Answer answer) {
        return answer.refused()
                        && answer.refusal().getCause() instanceof Exception cause
                        && BAD_DEFINITIONS.contains(cause.getClass().getSimpleName())
                ? cause.getMessage().lines().findFirst()
                : Optional.empty();
    }
}
