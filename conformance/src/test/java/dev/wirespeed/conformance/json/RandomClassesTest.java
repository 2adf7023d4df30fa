package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.conformance.generator.Kind;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Classes that were drawn from a seed are written and read as Jackson does.
 *
 * <p>{@code -Dwirespeed.classes.count}, {@code .values} of each and {@code .seed} make a run longer or another one;
 * {@code .only} repeats some classes, such as {@code 5,8}, {@code .shown} is how many
 * characters of a document are shown, {@code .threads} how many batches run side by side.
 */
class RandomClassesTest {
    private static final long SEED = Long.getLong("wirespeed.classes.seed", 20_261_121L);
    private static final int USUAL_COUNT = 300;
    private static final int COUNT = Integer.getInteger("wirespeed.classes.count", USUAL_COUNT);
    private static final int VALUES = Integer.getInteger("wirespeed.classes.values", 5);
    private static final String ONLY = System.getProperty("wirespeed.classes.only", "");

    /** What has to occur in classes of which nothing was left to Jackson. */
    private static final List<String> NATIVE = List.of(
            "@JsonAlias",
            "@JsonAnyGetter",
            "@JsonAnySetter",
            "@JsonAutoDetect",
            "@JsonBackReference",
            "@JsonCreator",
            "@JsonDeserialize",
            "@JsonEnumDefaultValue",
            "@JsonFormat",
            "@JsonIgnore",
            "@JsonIgnoreProperties",
            "@JsonInclude",
            "@JsonIncludeProperties",
            "@JsonKey",
            "@JsonManagedReference",
            "@JsonNaming",
            "@JsonPOJOBuilder",
            "@JsonProperty",
            "@JsonPropertyOrder",
            "@JsonSetter",
            "@JsonSubTypes",
            "@JsonTypeInfo",
            "@JsonTypeName",
            "@JsonUnwrapped",
            "@JsonValue",
            "@JsonView");

    @Test
    void randomClassesAgree() {
        Tally tally = run(new RandomClasses(SEED, VALUES, batch -> CodecOptions.JACKSON3), COUNT);
        if (ONLY.isEmpty() && COUNT >= USUAL_COUNT) {
            assertMuchWasTried(tally);
        }
    }

    /** Each batch has other options, of which the mapper has the counterparts. */
    @Test
    void randomClassesAgreeWithOptions() {
        int count = COUNT / 4;
        Tally tally = run(
                new RandomClasses(SEED + 1, VALUES, batch -> Shaped.random(Dialect.JACKSON3, new Random(SEED + batch))),
                count);
        assertThat(tally.meaningful()).as("%s", tally).isGreaterThanOrEqualTo(ONLY.isEmpty() ? count * 9 / 10 : 0);
    }

    /** Objects are arrays, by codecs and by a mapper for which all classes have that shape. */
    @Test
    void randomClassesAgreeWithPlaces() {
        int count = COUNT / 4;
        CodecOptions positional = CodecOptions.JACKSON3.positional();
        Tally tally = run(new RandomClasses(SEED + 2, VALUES, batch -> positional), count);
        assertThat(tally.meaningful()).as("%s", tally).isGreaterThanOrEqualTo(ONLY.isEmpty() ? count / 3 : 0);
    }

    private static Tally run(RandomClasses run, int count) {
        if (ONLY.isEmpty()) {
            run.run(0, count);
        }
        Stream.of(ONLY.split(","))
                .filter(index -> !index.isEmpty())
                .map(Integer::valueOf)
                .forEach(index -> run.run(index, index + 1));
        Tally tally = run.tally();
        System.out.println("Random classes: " + tally);
        assertThat(run.failures()).as("of %s", tally).isEmpty();
        return tally;
    }

    /** Else refusing everything, or leaving everything to Jackson, would pass for agreement. */
    private static void assertMuchWasTried(Tally tally) {
        assertThat(tally.meaningful()).as("%s", tally).isGreaterThanOrEqualTo(COUNT * 93 / 100);
        Stream<String> kinds = Stream.of(Kind.values())
                .filter(kind -> kind != Kind.USED_UNION) // left to Jackson
                .map(Kind::name);
        assertThat(Stream.concat(kinds, NATIVE.stream()))
                .as("%s", tally)
                .allSatisfy(feature ->
                        assertThat(tally.natively(feature)).as(feature).isGreaterThanOrEqualTo(COUNT / 200));
    }
}
