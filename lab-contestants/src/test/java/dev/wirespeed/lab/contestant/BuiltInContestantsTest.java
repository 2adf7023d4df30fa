package dev.wirespeed.lab.contestant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BuiltInContestantsTest extends ContestantContract {
    @Override
    protected List<Contestant> contestants() {
        return Contestants.all();
    }

    @Test
    void findsAllThatAreRegistered() {
        assertThat(Contestants.all())
                .extracting(Contestant::id)
                .containsExactly(
                        "avaje-jsonb",
                        "dsl-json",
                        "fastjson2",
                        "floor",
                        "fory",
                        "fory-json",
                        "graph-by-hand",
                        "graph-dto",
                        "graph-format",
                        "graph-jackson3",
                        "graph-tuned",
                        "graph-wirespeed",
                        "graph-wirespeed-selection",
                        "gson",
                        "hand-written",
                        "jackson2",
                        "jackson2-afterburner",
                        "jackson2-afterburner-crippled",
                        "jackson2-blackbird",
                        "jackson2-blackbird-crippled",
                        "jackson2-crippled",
                        "jackson2-msgpack",
                        "jackson3",
                        "jackson3-blackbird",
                        "jackson3-blackbird-crippled",
                        "jackson3-crippled",
                        "jackson3-wirespeed",
                        "java-serialization",
                        "msgpack-arrays",
                        "msgpack-maps",
                        "protobuf",
                        "protobuf-domain",
                        "quickbuffers",
                        "wast",
                        "wirespeed",
                        "wirespeed-positional");
    }

    @Test
    void findsOneById() {
        assertThat(Contestants.find("gson")).get().isInstanceOf(GsonStrict.class);
        assertThat(Contestants.find("xml")).isEmpty();
    }
}
