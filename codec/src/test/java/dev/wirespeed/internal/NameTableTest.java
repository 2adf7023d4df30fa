package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NameTableTest {
    private static final String[] ALPHABET = {"a", "b", "é", "\u0000"};
    private static final int PLAIN = 3;
    private static final int NAMES = 24;

    private static String text(Random random, int letters) {
        StringBuilder text = new StringBuilder("x".repeat(random.nextInt(3) * 7));
        for (int i = random.nextInt(6); i > 0; i--) {
            text.append(ALPHABET[random.nextInt(letters)]);
        }
        return text.toString();
    }

    @Test
    void findsWhatAMapFinds() {
        Random random = Randoms.create();
        for (int round = 0; round < Randoms.count(2_000); round++) {
            Set<String> all = new LinkedHashSet<>();
            for (int i = 0; i < NAMES; i++) {
                all.add(text(random, PLAIN));
            }
            List<String> names = List.copyOf(all);
            NameTable table = NameTable.of(names.toArray(new String[0]));
            for (int i = 0; i < NAMES; i++) {
                String name = random.nextBoolean() ? names.get(random.nextInt(names.size())) : text(random, PLAIN + 1);
                int expected = names.indexOf(name);
                byte[] bytes = ("ab" + name + "a".repeat(random.nextInt(12))).getBytes(UTF_8);
                int to = 2 + name.getBytes(UTF_8).length;
                assertThat(table.find(bytes, 2, to))
                        .as("%s, %s in %s", Randoms.seed(), name, names)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void whatIsEscapedIsFoundAsTextOnly() {
        NameTable table = NameTable.of("a", "b\\", "c\"", "d\n");
        assertThat(table.find("b\\".getBytes(UTF_8), 0, 2)).isEqualTo(-1);
        assertThat(table.find("b\\")).isEqualTo(1);
        assertThat(table.find("c\"")).isEqualTo(2);
        assertThat(table.find("d\n")).isEqualTo(3);
    }

    @Test
    void theFirstOfTheSameNamesCounts() {
        NameTable table = NameTable.of("a", "b", "a").with("b", 7).with("c", 8);
        assertThat(List.of(table.find("a"), table.find("b"), table.find("c"))).containsExactly(0, 1, 8);
        assertThat(table.findIgnoringCase("C")).isEqualTo(8);
        assertThat(NameTable.empty().find("a")).isEqualTo(-1);
    }
}
