package dev.wirespeed.lab.workload;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.agreement.Agreement;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.workload.crowd.Crowd;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.databind.json.JsonMapper;

/** The thirty other types. */
class CrowdTest {
    static final List<Workload<?>> CROWD = Crowd.workloads();

    @Test
    void hasThirtyTypes() {
        assertThat(CROWD).hasSize(Crowd.SIZE);
        assertThat(CROWD.stream().map(workload -> workload.type().getName()).distinct())
                .hasSize(30);
    }

    @Test
    void hasTextOfAllKinds() {
        String all = JsonMapper.shared()
                .writeValueAsString(CROWD.stream().map(Workload::values).toList());

        assertThat(all).contains("plain text", "caf\u00e9", "\ud83d\ude80", "\uc9c1\ub82c\ud654", "\\\"yes\\\"");
    }

    /** Those whose code is generated from the classes have it for all of them. */
    @ParameterizedTest
    @FieldSource("CROWD")
    void isReadAndWrittenByGeneratedCode(Workload<?> workload) {
        assertThat(Stream.of("wirespeed", "dsl-json")
                        .map(id -> Contestants.find(id).orElseThrow())
                        .map(contestant -> Agreement.check(contestant, workload).reason()))
                .containsOnlyNulls();
    }
}
