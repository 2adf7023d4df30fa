package dev.wirespeed.lab.fork;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.contestant.Jackson3;
import dev.wirespeed.lab.fork.OtherTypes.Outcome;
import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.users.Users;
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

        Outcome outcome = OtherTypes.run(counting, SmallDto.class, 100);

        assertThat(counting.written).hasSize(36).containsOnlyKeys(outcome.types());
        assertThat(counting.written.values()).allMatch(count -> count >= 100);
        assertThat(counting.read).hasSize(36).containsOnlyKeys(outcome.types());
        assertThat(counting.read.values()).allMatch(count -> count >= 100);
    }

    @Test
    void whoCannotDoOneSkipsItAndSaysSo() throws Exception {
        Outcome outcome = OtherTypes.run(new Counting(), SmallDto.class, 1);

        assertThat(outcome.types())
                .contains("Product", "Shelf", "Media", "Users")
                .doesNotContain("Pupil");
        assertThat(outcome.skipped())
                .containsExactly("Pupil (dev.wirespeed.lab.contestant.CannotBindException: knows no Optional)");
    }

    @Test
    void whatIsTimedIsNotAmongTheOthers() throws Exception {
        assertThat(OtherTypes.run(new Jackson3(), BigDto.class, 1).types()).hasSize(38);
        assertThat(OtherTypes.run(new Jackson3(), Users.class, 1).types())
                .hasSize(37)
                .doesNotContain("Users");
    }

    @ParameterizedTest
    @CsvSource({
        "avaje-jsonb, 37",
        "dsl-json, 37",
        "fastjson2, 37",
        "floor, 37",
        "fory-json, 37",
        "gson, 36",
        "hand-written, 5",
        "jackson2, 37",
        "jackson2-afterburner, 37",
        "jackson2-blackbird, 37",
        "jackson3, 37",
        "jackson3-blackbird, 37",
        "jackson3-wirespeed, 37",
        "protobuf-domain, 4",
        "wast, 37",
        "wirespeed, 37"
    })
    void everyoneIsRunThroughWhatItCanDo(String contestant, int types) throws Exception {
        Outcome outcome = OtherTypes.run(Contestants.find(contestant).orElseThrow(), SmallDto.class, 2);

        assertThat(outcome.types()).as("%s", outcome.skipped()).hasSize(types);
        assertThat(outcome.skipped()).hasSize(37 - types);
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
