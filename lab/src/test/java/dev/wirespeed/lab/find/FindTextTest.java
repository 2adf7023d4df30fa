package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.generate.Verdict.Kind;
import dev.wirespeed.generate.Verdict.Reason;
import dev.wirespeed.lab.find.FindResult.Candidate;
import dev.wirespeed.lab.find.FindResult.Cores;
import dev.wirespeed.lab.find.FindResult.RootType;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The report in words. */
final class FindTextTest {

    @Test
    void aReportSaysWhatSerializationTakesAndForWhom() {
        assertThat(terminal(SampleFind.result(), 2)).isEqualTo("""
                Serialization in com.acme.Main (pid 4711, JDK 25), 30.0 s, interrupted
                41.0 % of all CPU is serialization (95 %: 36.9 to 45.1 %; 1,000 samples of jdk.CPUTimeSample), up to 4.0 % more in stacks that don't say
                70.0 % of the 20.0 MB/s that are allocated is serialization (95 %: 63.0 to 77.0 %; 1,000 samples of jdk.ObjectAllocationSample)
                0.82 of the 2.00 cores that Java threads kept busy: USD 47.23 a month, USD 566.78 a year (a vCPU-hour at USD 0.04, vCPUs that work 50 % of their time, 30 days a month)

                By library
                                       CPU            95 %  cores    a month  allocated            95 %
                  Jackson 3, write  30.0 %  27.0 to 33.0 %   0.60  USD 34.56     60.0 %  54.0 to 66.0 %
                  Jackson 3, read   10.0 %   9.0 to 11.0 %   0.20  USD 11.52          –               –
                  Kryo, ?            1.0 %    0.9 to 1.1 %   0.02   USD 1.15          –               –
                  Avro, read             –               –   0.00   USD 0.00     10.0 %   9.0 to 11.0 %

                Who has it converted: 2 of 4
                                                                                                       CPU            95 %  cores  allocated
                  com.acme.Api.orders                                             Jackson 3, write  20.0 %  18.0 to 22.0 %   0.40     20.0 %
                  com.acme.LogFilter.doFilter, by AbstractMessageConverter.write  Jackson 3, write  10.0 %   9.0 to 11.0 %   0.20     10.0 %

                What is done in it
                                                     of its CPU  of its bytes
                  texts: characters, escapes, names      20.0 %        20.0 %
                  numbers                                20.0 %        20.0 %
                  dates and times                        20.0 %        20.0 %
                  reflection and method handles          20.0 %        20.0 %
                  buffers and streams                    20.0 %        20.0 %

                What remedies would save: each alone, from the least to the most that was published
                                                                         times faster       of the CPU          cores                  a month        published in
                  codecs for the same JSON, in the mapper                1.62 to 9.47   10.5 to 25.3 %   0.21 to 0.51   USD 12.13 to USD 29.16  docs/results/peers
                  less data: from the whole entity to its basic fields    1.00 to 790    0.0 to 22.0 %   0.00 to 0.44    USD 0.00 to USD 25.31  docs/results/graph
                  a binary format: Protobuf from the same classes       0.526 to 10.6  −16.6 to 28.2 %  −0.33 to 0.56  −USD 19.07 to USD 32.50  docs/results/peers

                What an agent counted, by type
                                                                 caller  conversions  failed  bytes each  CPU µs each     cores
                  com.acme.Order  Jackson 3, write  com.acme.Api.orders       90,000       3         813          120     0.360
                  com.acme.User    Jackson 3, read   com.acme.Api.users        9,000                   –  40.0 (time)  ≤ 0.0120

                Put @Wire on these classes, in this order
                  1. com.acme.Order: 0.360 cores, USD 20.74 a month
                  2. com.acme.User: at most 0.0120 cores, USD 0.6912 a month
                  What codecs can do for them: ./wirespeed check <their jar> --packages com.acme

                Note: Only a sample, with <b>markup</b>.

                Next: ./wirespeed generate app.jar --packages com.acme --into app-fast.jar; start that, and when it is warm: ./wirespeed find --pid <its pid> --agent --before 'runs of May/find.json'
                """);
    }

    @Test
    void withoutAnAgentThereIsNoListOfClasses() {
        assertThat(terminal(SampleFind.with(new Cores(4, 2.5, 2.0), List.of()), 5))
                .doesNotContain("@Wire", "What an agent counted")
                .contains("\nNext: ./wirespeed check app.jar --packages ");
    }

    @Test
    void anAgentIsProposedWhereItWouldCount() {
        FindResult jackson = SampleFind.with(new Cores(4, 2.5, 2.0), List.of());
        FindResult kryo = SampleFind.of(List.of("Kryo", "Moshi"));

        assertThat(terminal(jackson, 5)).endsWith("""

                Next: ./wirespeed check app.jar --packages <those of what is converted> says which classes codecs can take over, and find --pid 4711 --agent which they are; docs/find.md goes on from here.
                """);
        assertThat(terminal(jackson.counted(true), 5)).endsWith("""
                 codecs can take over; the callers above say where they are, since the agent counted nothing: it knows calls of mappers, not of parsers and generators; docs/find.md goes on from here.
                """);
        assertThat(terminal(kryo, 5)).endsWith("""
                 codecs can take over; the callers above say where they are, since the agent does not count Kryo, Moshi; docs/find.md goes on from here.
                """);
    }

    @Test
    void whereCodecsAreAtWorkAnAgentSaysWhatHasNone() {
        assertThat(terminal(SampleFind.withCodecs(), 5)).endsWith("""

                Next: ./wirespeed find --pid 4711 --agent says which classes have no codec yet.
                """);
        assertThat(Notes.of(SampleFind.result().cpu(), SampleFind.withCodecs().stacks(), true, List.of()))
                .anyMatch(note -> note.startsWith("Codecs do a part of it already."));
        assertThat(Notes.of(SampleFind.result().cpu(), SampleFind.result().stacks(), true, List.of()))
                .noneMatch(note -> note.startsWith("Codecs"));
        assertThat(Notes.of(
                        SampleFind.of(List.of("Wirespeed")).cpu(),
                        SampleFind.withCodecs().stacks(),
                        true,
                        List.of()))
                .noneMatch(note -> note.startsWith("Codecs"));
    }

    @Test
    void typesThatAreNobodysHaveNothingToGenerate() {
        List<RootType> maps = Stream.of(
                        "java.util.HashMap", "java.util.TreeMap", "java.util.Map", "java.util.List<java.util.UUID>")
                .map(type -> new RootType(type, "Jackson 3", "write", "com.acme.Api.all", 1, 0, null, null, null, null))
                .toList();
        RootType done = new RootType("com.acme.Done", "Wirespeed", "write", "c", 1, 0, null, null, null, null);

        assertThat(terminal(SampleFind.with(new Cores(4, 2.5, 2.0), maps), 5)).endsWith("""

                Nothing to generate: codecs are for classes of the application, and what was counted is java.util.HashMap, java.util.TreeMap, java.util.Map and 1 more. Where a class can stand for such a map or tree, it can have a codec.
                """);
        assertThat(terminal(SampleFind.with(new Cores(4, 2.5, 2.0), List.of(done)), 5))
                .endsWith("\nNothing to generate: no class of the application that was counted lacks a codec.\n");
    }

    @Test
    void eachClassComesWithWhatCodecsCanDoForIt() {
        FindResult result = SampleFind.result()
                .with(List.of(
                        new Candidate("com.acme.Order", 0.36, true, Kind.NATIVE, List.of()),
                        new Candidate(
                                "com.acme.dto.User$Name",
                                null,
                                false,
                                Kind.REFUSED,
                                List.of(new Reason("WS014", "no names"), new Reason("", "other"))),
                        new Candidate("com.acme.old.Old", null, false, null, List.of())));

        assertThat(terminal(result, 5)).contains("""

                Put @Wire on these classes, in this order
                  1. com.acme.Order: at most 0.360 cores, USD 20.74 a month; a codec writes and reads it
                  2. com.acme.dto.User$Name: no codec. WS014: no names (and 1 more: ./wirespeed check)
                  3. com.acme.old.Old
                  What codecs can do for the others: ./wirespeed check <their jar> --packages com.acme.old
                """).endsWith("""

                Next: ./wirespeed generate app.jar --packages com.acme,com.acme.old --into app-fast.jar; start that, and when it is warm: ./wirespeed find --pid <its pid> --agent --before 'runs of May/find.json'
                """);
        assertThat(terminal(result.with(result.classes().subList(1, 2)), 5)).endsWith("""

                        Codecs serve none of these classes as they are; docs/problems.md says what to do about each reason.
                        """);
    }

    @Test
    void whatIsNotKnownIsSaid() {
        assertThat(terminal(SampleFind.with(new Cores(0, null, null), List.of()), 5))
                .contains("\nCores: unknown, since the recording has neither jdk.ThreadCPULoad nor jdk.CPULoad\n")
                .containsPattern("\n {2}Jackson 3, write +30\\.0 % +27\\.0 to 33\\.0 % +– +– +60\\.0 % ");
        assertThat(terminal(SampleFind.with(new Cores(4, 2.5, null), List.of()), 5))
                .contains(
                        "\n1.03 of the 2.50 cores that the JVM kept busy, garbage collector and compilers included: USD ");
    }

    @Test
    void theJarThatWasStartedIsTheOneToGenerateFor() {
        assertThat(FindText.terminal(
                        SampleFind.of("shop.jar"),
                        5,
                        Path.of("find.json"),
                        List.of(Path.of("/srv/lib/other-shop.jar"), Path.of("/srv/shop.jar"))))
                .endsWith("""

                        Next: ./wirespeed generate /srv/shop.jar --packages com.acme --into /srv/shop-fast.jar; start that, and when it is warm: ./wirespeed find --pid <its pid> --agent --before find.json
                        """);
        assertThat(terminal(SampleFind.of("/srv/shop.jar"), 5)).endsWith("""

                        Next: ./wirespeed generate /srv/shop.jar --packages com.acme --into /srv/shop-fast.jar; start that, and when it is warm: ./wirespeed find --pid <its pid> --agent --before 'runs of May/find.json'
                        """);
    }

    @Test
    void aRunIsHeldAgainstAnEarlierOne() {
        FindResult compared = SampleFind.faster().after(SampleFind.result());

        assertThat(terminal(compared, 1)).contains("""
                Before: 41.0 % (36.9 to 45.1 %) of the CPU, 0.82 cores; now 20.0 % (18.0 to 22.0 %), 0.30 cores, less than before. Only runs under the same load can be compared. Under any load: on average, a conversion that agents counted in both takes 0.38 of the time that it took.

                Against the run of 2026-01-01T00:00:00Z
                                                  CPU before                      now  cores before   now  allocated before, MB/s   now
                  all serialization  41.0 % (36.9 to 45.1 %)  20.0 % (18.0 to 22.0 %)          0.82  0.30                    14.0  1.00
                  Jackson 3, write   30.0 % (27.0 to 33.0 %)  20.0 % (18.0 to 22.0 %)          0.60  0.30                    12.0  1.00
                  Jackson 3, read     10.0 % (9.0 to 11.0 %)                        –          0.20     –                       –     –
                  Kryo, ?               1.0 % (0.9 to 1.1 %)                        –          0.02     –                       –     –
                  Avro, read                               –                        –             –     –                    2.00     –

                One conversion of what agents counted in both runs
                                                    CPU µs before   now  of the time
                  com.acme.Order  Jackson 3, write            120  45.0         0.38
                """);
        assertThat(terminal(compared, 2)).contains("""
                  com.acme.User   Jackson 3, now Wirespeed, read    40.0 (time)  20.0 (time)         0.50
                """);
        assertThat(terminal(SampleFind.faster().after(SampleFind.withCodecs()), 1))
                .doesNotContain("agents counted");
    }

    @Test
    void whatSamplingAloneMayExplainIsNoDifference() {
        assertThat(terminal(SampleFind.result().after(SampleFind.result()), 1))
                .contains(
                        ", which samples of this number can't tell apart (recording four times as long, by --for, halves the"
                                + " intervals). Only runs ");
        assertThat(terminal(SampleFind.result().after(SampleFind.faster()), 1))
                .contains(", more than before. Only runs ");
    }

    @Test
    void markdownHasTheSameFigures() {
        assertThat(FindText.markdown(SampleFind.result()))
                .startsWith(
                        "# Serialization in com.acme.Main (pid 4711, JDK 25), 30.0 s, interrupted\n\n41.0 % of all CPU ")
                .contains(
                        "\n| Jackson 3, write | 30.0 % | 27.0 to 33.0 % | 0.60 | USD 34.56 | 60.0 % | 54.0 to 66.0 % |\n")
                .contains(
                        "\n| com.acme.User | Jackson 3, read | com.acme.Api.users | 9,000 |  | – | 40.0 (time) | ≤ 0.0120 |\n")
                .contains(
                        "\n## Put @Wire on these classes, in this order\n\n1. com.acme.Order: 0.360 cores, USD 20.74 a month\n2. com.acme.User: at most 0.0120 cores, USD 0.6912 a month\n\nWhat codecs can do for them: ./wirespeed check \\<their jar\\> --packages com.acme\n\n")
                .contains("\n## How to read it\n\n- Only a sample, with \\<b\\>markup\\</b\\>.\n");
    }

    private static String terminal(FindResult result, int most) {
        return FindText.terminal(result, most, Path.of("runs of May", "find.json"), List.of());
    }
}
