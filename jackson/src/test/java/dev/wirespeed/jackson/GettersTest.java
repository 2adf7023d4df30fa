package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** What getters do besides is the same with codecs as without: each is called once, in the order of the document. */
class GettersTest {
    /** Each getter notes that it was called, and some say what the others have noted. */
    @Wire
    public static class Noting {
        @JsonIgnore
        final List<String> noted = new ArrayList<>();

        private String note(String name) {
            noted.add(name);
            return name + noted.size();
        }

        public String getA() {
            return note("a");
        }

        public int getB() {
            return note("b").length();
        }

        public String getC() {
            return note("c");
        }

        @JsonInclude(JsonInclude.Include.NON_NULL)
        public @Nullable String getD() {
            note("d");
            return null;
        }

        public List<String> getE() {
            return List.of(note("e"), String.join("", noted));
        }

        public String getF() {
            return String.join("", noted) + note("f");
        }

        public String getG() {
            return note("g");
        }

        public String getH() {
            return note("h");
        }

        public String getI() {
            return note("i");
        }

        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        public String getJ() {
            return note("j");
        }
    }

    @Test
    void areCalledOnceInTheOrderOfTheDocument() {
        Noting ours = new Noting();
        Noting jacksons = new Noting();

        String json = Json.standard().writeText(ours);

        assertThat(json)
                .isEqualTo(new JsonMapper().writeValueAsString(jacksons))
                .contains("\"f\":\"abcdef6\"");
        assertThat(ours.noted)
                .isEqualTo(jacksons.noted)
                .containsExactly("a", "b", "c", "d", "e", "f", "g", "h", "i", "j");
    }
}
