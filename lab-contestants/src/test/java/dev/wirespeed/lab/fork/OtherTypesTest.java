package dev.wirespeed.lab.fork;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.contestant.Jackson3;
import dev.wirespeed.lab.fork.OtherTypes.Outcome;
import dev.wirespeed.lab.workload.Workload;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OtherTypesTest {

    /** Jackson 3, which counts what is asked of it. */
    private static final class Counting implements Contestant {
        private final Contestant jackson = new Jackson3();
        private final Map<String, Integer> written = new HashMap<>();
        private final Map<String, Integer> read = new HashMap<>();

        @Override
        public String id() {
            return "counting";
        }

        @Override
        public String title() {
            return "Counting";
        }

        @Override
        public String version() {
            return "1";
        }

        @Override
        public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
            if (workload.title().equals("Pupil")) {
                throw new CannotBindException("knows no Optional");
            }
            return counting(workload.title(), (Binding.Direct<T>) jackson.bind(workload));
        }

        private <T> Binding.Direct<T> counting(String title, Binding.Direct<T> binding) {
            return new Binding.Direct<>() {
                @Override
                public byte[] write(T model) throws Exception {
                    written.merge(title, 1, Integer::sum);
                    return binding.write(model);
                }

                @Override
                public T read(byte[] document) throws Exception {
                    read.merge(title, 1, Integer::sum);
                    return binding.read(document);
                }
            };
        }
    }

    @Test
    void eachTypeIsWrittenAndReadInEachRound() throws Exception {
        Counting counting = new Counting();

        Outcome outcome = OtherTypes.run(counting, 100);

        assertThat(counting.written).hasSize(29).containsOnlyKeys(outcome.types());
        assertThat(counting.written.values()).allMatch(count -> count >= 100);
        assertThat(counting.read).hasSize(29).containsOnlyKeys(outcome.types());
        assertThat(counting.read.values()).allMatch(count -> count >= 100);
    }

    @Test
    void whoCannotDoOneSkipsItAndSaysSo() throws Exception {
        assertThat(OtherTypes.run(new Counting(), 1).line())
                .isEqualTo("# Other types written and read before: 29 of 30; not Pupil"
                        + " (dev.wirespeed.lab.contestant.CannotBindException: knows no Optional)");
    }

    @ParameterizedTest
    @CsvSource({
        "avaje-jsonb, 30",
        "dsl-json, 30",
        "fastjson2, 30",
        "floor, 30",
        "fory-json, 30",
        "gson, 29",
        "hand-written, 0",
        "jackson2, 30",
        "jackson2-afterburner, 30",
        "jackson2-blackbird, 30",
        "jackson3, 30",
        "jackson3-blackbird, 30",
        "jackson3-wirespeed, 30",
        "protobuf-domain, 0",
        "wast, 30",
        "wirespeed, 30"
    })
    void everyoneIsRunThroughWhatItCanDo(String contestant, int types) throws Exception {
        Outcome outcome = OtherTypes.run(Contestants.find(contestant).orElseThrow(), 2);

        assertThat(outcome.types()).as("%s", outcome.skipped()).hasSize(types);
        assertThat(outcome.skipped()).hasSize(30 - types);
    }

    @Test
    void aPollutedForkRunsThroughThemFirst() throws Exception {
        ConversionBenchmark benchmark = new ConversionBenchmark();
        benchmark.contestant = "gson";
        benchmark.polluted = true;
        OtherTypes.sink = "";

        benchmark.bind();

        assertThat(OtherTypes.sink).isNotEqualTo("");
        assertThat(benchmark.deserialize()).isNotNull();
    }
}
