package dev.wirespeed.spring.meter;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the bytes of a document go to, by path. */
class PayloadReaderTest {

    private static final Set<String> NAMES = Set.of("id", "orders", "lines", "note");

    private static Payload read(String document) {
        byte[] bytes = document.getBytes(UTF_8);
        return PayloadReader.read(bytes, bytes.length, bytes.length, NAMES::contains);
    }

    /** Such as {@code $ 1×7(id 1×6)}. */
    private static String text(Payload.Node node) {
        String parts = node.parts().stream().map(PayloadReaderTest::text).collect(Collectors.joining(" "));
        return node.name() + " " + node.count() + "×" + node.bytes() + (parts.isEmpty() ? "" : "(" + parts + ")");
    }

    @Test
    void aPropertyIsItsNameAndItsValue() {
        assertThat(text(read("{\"id\":1,\"note\":\"abc\"}").root())).isEqualTo("$ 1×21(id 1×6 note 1×12)");
        assertThat(text(read(" { \"id\" : true } ").root())).isEqualTo("$ 1×15(id 1×11)");
    }

    @Test
    void elementsOfArraysAreOnePath() {
        Payload payload = read("[{\"id\":1},{\"id\":22}]");
        assertThat(text(payload.root())).isEqualTo("$ 1×20([] 2×17(id 2×13))");
        assertThat(payload.objects()).isEqualTo(2);
        assertThat(text(read("{\"lines\":[1,2,[3]]}").root())).isEqualTo("$ 1×19(lines 1×17([] 3×5([] 1×1)))");
    }

    @Test
    void whatIsNamedByValuesHasNoName() {
        assertThat(text(read("{\"secret\":{\"id\":1},\"other\":{\"note\":null}}")
                        .root()))
                .isEqualTo("$ 1×41(* 2×38(id 1×6 note 1×11))");
    }

    @Test
    void charactersOfSeveralBytesCountAsBytes() {
        assertThat(text(read("{\"note\":\"ä€😀\"}").root())).isEqualTo("$ 1×20(note 1×18)");
    }

    @Test
    void aScalarIsADocument() {
        assertThat(text(read("\"abc\"").root())).isEqualTo("$ 1×5");
        assertThat(text(read("").root())).isEqualTo("$ 0×0");
    }

    @Test
    void whatIsCutOffCountsUpToThere() {
        String document = "{\"orders\":[{\"id\":1},{\"id\":2,\"note\":\"abc\"}]}";
        for (int length = 0; length <= document.length(); length++) {
            Payload payload = PayloadReader.read(document.getBytes(UTF_8), length, 1_000, NAMES::contains);
            assertThat(payload.seen()).isEqualTo(length);
            assertThat(payload.bytes()).isEqualTo(1_000);
            assertThat(payload.root().bytes()).isEqualTo(length);
            holds(payload.root());
        }
    }

    @Test
    void whatIsNoJsonDoesNoHarm() {
        long seed = 42;
        Random random = new Random(seed);
        String characters = "{}[]:,\"\\ 1truenl\u0000é";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder document = new StringBuilder();
            for (int length = random.nextInt(40); length > 0; length--) {
                document.append(characters.charAt(random.nextInt(characters.length())));
            }
            Payload payload = read(document.toString());
            assertThat(payload.root().bytes()).as("seed %s: %s", seed, document).isNotNegative();
            holds(payload.root());
        }
    }

    @Test
    void depthAndNumberOfPathsAreBounded() {
        assertThat(depth(read("[".repeat(400) + "]".repeat(400)).root())).isLessThan(70);
        String many = "{"
                + List.of("a", "b").stream().map(name -> "\"" + name + "\":1").collect(Collectors.joining(",")) + "}";
        byte[] bytes = ("{"
                        + IntStream.range(0, 10_000)
                                .mapToObj(i -> "\"n" + i + "\":" + many)
                                .collect(Collectors.joining(","))
                        + "}")
                .getBytes(UTF_8);
        Payload payload = PayloadReader.read(bytes, bytes.length, bytes.length, name -> true);
        assertThat(size(payload.root())).isEqualTo(200);
        assertThat(payload.root().bytes()).isEqualTo(bytes.length);
    }

    @Test
    void ofManyPathsTheLargestAreKept() {
        String small =
                IntStream.range(0, 1_000).mapToObj(i -> "\"n" + i + "\":1").collect(Collectors.joining(","));
        byte[] bytes = ("{" + small + ",\"large\":{\"text\":\"" + "x".repeat(100) + "\"}}").getBytes(UTF_8);
        Payload payload = PayloadReader.read(bytes, bytes.length, bytes.length, name -> true);
        assertThat(size(payload.root())).isEqualTo(200);
        assertThat(payload.root().parts())
                .filteredOn(each -> each.name().equals("large"))
                .flatExtracting(Payload.Node::parts)
                .extracting(Payload.Node::name)
                .containsExactly("text");
    }

    /** A path has no fewer bytes than its parts. */
    private static void holds(Payload.Node node) {
        assertThat(node.bytes())
                .isGreaterThanOrEqualTo(
                        node.parts().stream().mapToInt(Payload.Node::bytes).sum());
        node.parts().forEach(PayloadReaderTest::holds);
    }

    private static int depth(Payload.Node node) {
        return 1
                + node.parts().stream().mapToInt(PayloadReaderTest::depth).max().orElse(0);
    }

    private static int size(Payload.Node node) {
        return 1 + node.parts().stream().mapToInt(PayloadReaderTest::size).sum();
    }
}
