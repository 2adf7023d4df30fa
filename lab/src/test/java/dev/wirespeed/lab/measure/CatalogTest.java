package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.result.Entry.Kind;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatalogTest {

    @ParameterizedTest
    @CsvSource({
        "wirespeed,WIRESPEED",
        "graph-wirespeed-selection,WIRESPEED",
        "graph-jackson3,JACKSON3",
        "jackson3-blackbird,JACKSON3",
        "jackson2-msgpack,JACKSON2",
        "protobuf-domain,PEER",
        "graph-by-hand,HAND_WRITTEN",
        "hand-written,HAND_WRITTEN",
        "floor,FLOOR"
    })
    void drawsAContestantAsWhatItIs(String contestant, Kind kind) {
        assertThat(Catalog.entry(Contestants.find(contestant).orElseThrow(), List.of(25))
                        .kind())
                .isEqualTo(kind);
    }
}
