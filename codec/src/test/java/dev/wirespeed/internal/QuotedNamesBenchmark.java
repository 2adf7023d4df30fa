package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;

/** Finds one name after another, each from where the one before it ended: what counts is how soon that is known. */
public class QuotedNamesBenchmark extends LeafBenchmark {
    private static final String[] NAMES = {
        "id", "name", "email", "age", "score", "active", "status", "createdAt", "updatedAt", "requestId"
    };

    /** Two of them begin alike. */
    private static final String[] ALIKE = {
        "id", "name", "email", "age", "score", "active", "status", "createdAt", "createdBy", "requestId"
    };

    private final byte[] document = document(NAMES);
    private final byte[] alikeDocument = document(ALIKE);
    private final NameTable table = NameTable.of(NAMES);
    private final QuotedNames names = table.quoted();
    private final QuotedNames alike = NameTable.of(ALIKE).quoted();

    private static byte[] document(String[] names) {
        return Stream.of(Pool.texts(random -> names[random.nextInt(names.length)] + "\":"))
                .collect(Collectors.joining("", "", " ".repeat(QuotedNames.READ)))
                .getBytes(UTF_8);
    }

    /** By as many first bytes as the shortest name has, and its quote. */
    @Benchmark
    public int byPrefix() {
        return find(names, document);
    }

    /** By sixteen bytes in front of the quote. */
    @Benchmark
    public int byTwoWords() {
        return find(alike, alikeDocument);
    }

    /** The quote is searched before the name is looked up. */
    @Benchmark
    public int byRange() {
        int sum = 0;
        int from = 0;
        for (int i = 0; i < Pool.SIZE; i++) {
            int to = from;
            while (document[to] != '"') {
                to++;
            }
            sum += table.find(document, from, to);
            from = to + 2;
        }
        return sum;
    }

    private static int find(QuotedNames names, byte[] document) {
        int sum = 0;
        int from = 0;
        for (int i = 0; i < Pool.SIZE; i++) {
            int slot = names.slot(document, from, document.length);
            sum += names.index(slot);
            from += names.length(slot) + 2;
        }
        return sum;
    }
}
