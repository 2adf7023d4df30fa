package dev.wirespeed.conformance.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.TypeRef;
import dev.wirespeed.WireException;
import dev.wirespeed.WireFormat;
import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.fixture.Views;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Selections write the properties that they name, and do not matter to reading. */
interface SelectionsContract extends Subject {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "id|id",
                "email,id|id email",
                " id , plain ( text ) |id plain.text",
                "plain|plain",
                "delegates(id)|delegates.id",
                "seen(plain(number),\"email\")|seen.plain.number seen.email",
                "delegates(delegates(id)),id|delegates.delegates.id id",
                "tags|tags",
                "id,email,password,delegates,seen,tags,plain,unmarked|"
                        + "id email password delegates seen tags plain unmarked"
            })
    default void whatIsNamedIsWritten(String selection, String paths) {
        Class<?> view = Views.Internal.class;
        Set<String> named = Set.of(paths.split(" "));
        selectionAgrees(
                new Comparison(format().select(selection), oracle().select(named)), handle -> handle.select(selection));
        Oracle oracleInView = oracle().view(view).select(named);
        selectionAgrees(
                new Comparison(format().view(view).select(selection), oracleInView),
                handle -> handle.view(view).select(selection));
        selectionAgrees(
                new Comparison(format().select(selection).view(view), oracleInView),
                handle -> handle.select(selection).view(view));
    }

    private void selectionAgrees(Comparison selecting, UnaryOperator<WireFormat.Typed<?>> setting) {
        Disagreements disagreements = new Disagreements();
        Values values = new Values(Seed.random(Views.Account.class));
        for (int i = 0; i < Fixtures.COUNT; i++) {
            Object value = values.next(Views.Account.class);
            if (i == 0) {
                handlesAgree(selecting.format(), setting, value, Views.Account.class);
            }
            for (Object each : List.of(value, List.of(value), Map.of("a", value))) {
                if (!refuses(each.getClass())) {
                    disagreements.check(selecting.onWriting(each));
                }
            }
        }
        disagreements.assertNone(Seed.context(Views.Account.class));
    }

    @Test
    default void readingIsNotAffected() {
        Views.Account account =
                new Views.Account(1, "e", "p", List.of(), Map.of(), List.of("t"), new Views.Plain("t", 2), 3);
        byte[] document = format().write(account);
        assertThat(EveryInput.read(format().select("id"), document, Views.Account.class))
                .isEqualTo(EveryInput.read(format(), document, Views.Account.class));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "idd|The selection names \"idd\", but dev.wirespeed.conformance.fixture.Views$Account has only id, email, password, delegates, seen, tags, plain, unmarked",
                "delegates(delegates(idd))|The selection names \"delegates.delegates.idd\", but dev.wirespeed.conformance.fixture.Views$Account has only id, email, password, delegates, seen, tags, plain, unmarked",
                "id(x)|The selection names parts of \"id\", which has none that could be selected",
                "tags(x)|The selection names parts of \"tags\", which has none that could be selected"
            })
    default void whatIsNotThereIsRefused(String selection, String message) {
        Views.Account inner = new Views.Account(2, "in", "q", List.of(), Map.of(), List.of("x"), null, 6);
        Views.Account account = new Views.Account(1, "out", "p", List.of(inner), Map.of(), List.of("x"), null, 5);
        Answer refusal = EveryOutput.write(format().select(selection), account);
        assertThat(refusal.message()).startsWith(message);
        for (WireFormat.Typed<?> handle : List.of(
                format().forType(Views.Account.class), format().forType(new TypeRef<List<Views.Account>>() {}))) {
            assertThatThrownBy(() -> handle.select(selection))
                    .isInstanceOf(WireException.class)
                    .hasMessageStartingWith(message);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``|`Expected a name at 0 in the selection `",
                "id,|Expected a name at 3 in the selection id,",
                "id,,x|Expected a name at 3 in the selection id,,x",
                "a(b|Expected ',' or ')' at 3 in the selection a(b",
                "a)|Expected ',' or the end at 1 in the selection a)",
                "\"a\" b|Expected ',' or the end at 4 in the selection \"a\" b",
                "a b(c)d|Expected ',' or the end at 6 in the selection a b(c)d",
                "a,b,a|\"a\" is named twice, again at 4 in the selection a,b,a",
                "\"a|Expected '\"' somewhere after it at 1 in the selection \"a"
            })
    default void whatIsNoListIsRefusedAtOnce(String selection, String message) {
        assertThatThrownBy(() -> format().select(selection))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    default void whatIsNestedTooDeepIsRefusedAtOnce() {
        assertThatThrownBy(() -> format().select("a(".repeat(100_000)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A selection can't be nested deeper than 100");
    }
}
