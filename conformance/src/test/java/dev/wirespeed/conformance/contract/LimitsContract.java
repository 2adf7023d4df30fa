package dev.wirespeed.conformance.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException.Kind;
import dev.wirespeed.WireFormat;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.fixture.CollectionTypes.IntegerList;
import dev.wirespeed.conformance.fixture.MapTypes.ByString;
import dev.wirespeed.conformance.fixture.MapTypes.Nested;
import dev.wirespeed.conformance.fixture.Recursion.Chain;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import dev.wirespeed.conformance.fixture.Text.StringValue;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is within a limit is read, and what exceeds it is refused for that, from every input; writing knows no limits. */
interface LimitsContract extends Subject {
    Limits STANDARD = Limits.standard();

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 20, 400})
    default void depthIsLimited(int depth) {
        accepted(STANDARD.depth(depth), chain(depth));
        refused(STANDARD.depth(depth), chain(depth + 1));
    }

    @Test
    default void whatStandsSideBySideIsNoDeeper() {
        Limits four = STANDARD.depth(4);
        accepted(four, new Tree("many", Collections.nCopies(20, new Tree("leaf", List.of()))));
        accepted(four, new Nested(Map.of("many", Collections.nCopies(20, Map.of()))));
        accepted(four, new Nested(Map.of("a", List.of(), "b", List.of(), "c", List.of(Map.of()))));
    }

    private static Chain chain(int depth) {
        Chain chain = null;
        for (int i = 0; i < depth; i++) {
            chain = new Chain(i, chain);
        }
        return chain;
    }

    @Test
    default void lengthOfStringsIsLimited() {
        Limits four = STANDARD.stringLength(4);
        accepted(four, new StringValue("abcd"));
        accepted(four, new StringValue("\u00E9\u20AC\uD83D\uDE00"));
        refused(four, new StringValue("abcde"));
        refused(four, new StringValue("x".repeat(100_000)));
    }

    @Test
    default void lengthOfNamesIsLimited() {
        Limits four = STANDARD.nameLength(4);
        accepted(four, new ByString(Map.of("abcd", 1)));
        accepted(four, new ByString(Map.of("\u00E9\u00E9", 1)));
        refused(four, new ByString(Map.of("abcde", 1)));
        refused(four, new ByString(Map.of("\u00E9\u00E9\u00E9", 1)));
    }

    @Test
    default void numberOfElementsIsLimited() {
        Limits four = STANDARD.elementCount(4);
        accepted(four, new IntegerList(List.of(1, 2, 3)));
        refused(four, new IntegerList(List.of(1, 2, 3, 4)));
    }

    @Test
    default void lengthOfDocumentsIsLimited() {
        byte[] document = format().write(Rich.sample());
        accepted(STANDARD.documentLength(document.length), Rich.sample());
        refused(STANDARD.documentLength(document.length - 1L), Rich.sample());
    }

    /** Limits hold for all documents of a stream together. */
    @Test
    default void lengthOfStreamsIsLimited() {
        byte[] document = format().write(Rich.sample());
        for (byte[] stream : streams(List.of(document, document))) {
            Reading enough = Reading.of(format().limits(STANDARD.documentLength(stream.length)), Rich.class);
            Reading tooFew = Reading.of(format().limits(STANDARD.documentLength(stream.length - 1L)), Rich.class);
            for (int size : List.of(1, 7, stream.length)) {
                assertThat(Many.read(enough, stream, size).problem()).isNull();
                assertThat(Many.read(tooFew, stream, size).problem().kind()).isEqualTo(Kind.LIMIT);
            }
        }
    }

    private void accepted(Limits limits, Object value) {
        WireFormat limited = format().limits(limits);
        byte[] document = limited.write(value);
        assertThat(EveryInput.read(limited, document, value.getClass()).message())
                .isNull();
    }

    private void refused(Limits limits, Object value) {
        WireFormat limited = format().limits(limits);
        byte[] document = limited.write(value);
        assertThat(EveryInput.read(format(), document, value.getClass()).message())
                .isNull();
        assertThat(EveryInput.read(limited, document, value.getClass()).kind()).isEqualTo(Kind.LIMIT);
    }
}
