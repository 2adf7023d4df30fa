package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class QuotedNamesTest {
    private static final String[] LETTERS = {"a", "b", "c", "é", "한", "😀"};
    private static final String BEHIND = "\":1234567890123456";

    /** The index of the name at the first byte; -1 if it is not known. */
    private static int find(QuotedNames names, String document) {
        byte[] bytes = document.getBytes(UTF_8);
        int slot = names.slot(bytes, 0, bytes.length);
        if (slot < 0) {
            return -1;
        }
        assertThat(bytes[names.length(slot)]).isEqualTo((byte) '"');
        return names.index(slot);
    }

    private static QuotedNames names(String... names) {
        return NameTable.of(names).quoted();
    }

    private static String name(Random random, int shortest, int longest) {
        StringBuilder name = new StringBuilder("x".repeat(random.nextInt(3) * 7));
        for (int i = shortest + random.nextInt(longest - shortest + 1); i > 0; i--) {
            name.append(LETTERS[random.nextInt(LETTERS.length)]);
        }
        return name.toString();
    }

    /** Some sets of names are told apart by their first bytes, some are not, and some have a name without any. */
    @Test
    void findsEachNameAndNoOther() {
        Random random = Randoms.create();
        for (int round = 0; round < Randoms.count(2_000); round++) {
            int shortest = random.nextInt(4);
            Set<String> all = new LinkedHashSet<>();
            for (int i = random.nextInt(12); i >= 0; i--) {
                all.add(name(random, shortest, shortest + random.nextInt(12)));
            }
            List<String> known = List.copyOf(all);
            QuotedNames names = names(known.toArray(new String[0]));
            for (int i = 0; i < 24; i++) {
                String name = random.nextBoolean() ? known.get(random.nextInt(known.size())) : name(random, 0, 9);
                assertThat(find(names, name + BEHIND))
                        .as("%s, %s in %s", Randoms.seed(), name, known)
                        .isEqualTo(known.indexOf(name));
            }
        }
    }

    @Test
    void namesThatBeginAlikeOrWithOneAnother() {
        QuotedNames names =
                names("id", "idType", "createdAt", "createdBy", "createdByWhomever", "createdByWhoever", "");
        assertThat(find(names, "id" + BEHIND)).isZero();
        assertThat(find(names, "idType" + BEHIND)).isEqualTo(1);
        assertThat(find(names, "createdAt" + BEHIND)).isEqualTo(2);
        assertThat(find(names, "createdBy" + BEHIND)).isEqualTo(3);
        assertThat(find(names, "createdByWhomever" + BEHIND)).isEqualTo(4);
        assertThat(find(names, "createdByWhoever" + BEHIND)).isEqualTo(5);
        assertThat(find(names, BEHIND)).isEqualTo(6);
        assertThat(find(names, "createdByWho" + BEHIND)).isEqualTo(-1);
        assertThat(find(names, "i" + BEHIND)).isEqualTo(-1);
    }

    @Test
    void withoutTheQuoteAndTheColonBehindItNothingIsFound() {
        QuotedNames names = names("age", "twentyOneLettersOrSo.");
        assertThat(find(names, "age\" :1234567890123")).isEqualTo(-1);
        assertThat(find(names, "age\\\":1234567890123")).isEqualTo(-1);
        assertThat(find(names, "agent\":1234567890123")).isEqualTo(-1);
        assertThat(find(names, "twentyOneLettersOrSo.\" :1")).isEqualTo(-1);
        assertThat(find(names, "twentyOneLettersOrSo.\":1")).isEqualTo(1);
    }

    @Test
    void whatIsEscapedIsNeverFound() {
        QuotedNames names = names("a", "b\\", "c\"", "d\n");
        assertThat(find(names, "b\\" + BEHIND)).isEqualTo(-1);
        assertThat(find(names, "c\"" + BEHIND)).isEqualTo(-1);
        assertThat(find(names, "d\n" + BEHIND)).isEqualTo(-1);
        assertThat(find(names, "a" + BEHIND)).isZero();
    }

    /** What is behind the end is no part of the document, even if it would make a name complete. */
    @Test
    void endsWithTheDocument() {
        String name = "twentyOneLettersOrSo.";
        QuotedNames names = names(name);
        byte[] bytes = (name + "\":1").getBytes(UTF_8);
        assertThat(names.slot(bytes, 0, name.length() + 1)).isEqualTo(-1);
        assertThat(names.index(names.slot(bytes, 0, name.length() + 2))).isZero();
    }

    @Test
    void withoutNamesNothingIsFound() {
        assertThat(find(names(), "age" + BEHIND)).isEqualTo(-1);
    }
}
