package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.contract.Damage;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A document of which a parser's buffer has no more than the beginning is read as if it had all. */
class BegunTest {
    private static final byte[] RICH = Json.standard().write(Rich.sample());
    private static final byte[] TREE =
            Json.standard().write(new Tree("ä\\\"", List.of(new Tree("b", List.of()), new Tree(null, null))));

    @Test
    void everyBeginning() {
        for (int known = 1; known <= RICH.length; known++) {
            assertThat(Begun.difference(RICH, known, Rich.class)).isEmpty();
        }
    }

    @Test
    void everyBeginningOfDocumentsWithDamage() {
        for (int known = 1; known <= TREE.length; known++) {
            int length = known;
            assertThat(Damage.flips(TREE))
                    .allSatisfy(damaged -> assertThat(Begun.difference(damaged, length, Tree.class))
                            .isEmpty());
        }
    }

    @Test
    void aBeginningOfLargerDocumentsWithDamage() {
        Disagreements disagreements = new Disagreements();
        Stream<byte[]> replaced = new JsonContractTest().damaged(RICH);
        Stream.of(Damage.truncations(RICH), Damage.flips(RICH), Damage.splices(RICH), replaced)
                .flatMap(damaged -> damaged)
                .forEach(damaged -> disagreements.check(Begun.difference(damaged, Rich.class)));
        disagreements.assertNone("documents with damage");
    }
}
