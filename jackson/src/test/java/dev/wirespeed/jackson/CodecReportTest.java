package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirespeed.Wire;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategy;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializer;

/** A mapper tells for which classes it uses codecs, and tests can ask for it. */
class CodecReportTest {
    private static final String PACKAGE = CodecReportTest.class.getPackageName();

    /** Has a codec, and leads to others. */
    @Wire
    @NullUnmarked
    public static class Team {
        public String name;
        public List<Member> members;
    }

    /** Has a codec because of the team. */
    @NullUnmarked
    public static class Member {
        public int id;
    }

    /** Has a codec, and maps. */
    @Wire
    @NullUnmarked
    public static class Board {
        public String name;
        public Map<String, String> notes;
    }

    /** As an endpoint may return them. */
    @Test
    void collectionsOfTheJdkHaveNoEntries() {
        List<Object> collections = List.of(
                List.of(),
                List.of(1),
                Map.of(),
                Map.of(1, 2),
                Set.of(1),
                Collections.emptyList(),
                Collections.unmodifiableMap(new HashMap<>()),
                Collections.unmodifiableSet(new HashSet<>()));
        for (Object each : collections) {
            assertThat(CodecReport.explain(mapper().build(), each.getClass()).entries())
                    .as("%s", each.getClass())
                    .isEmpty();
        }
    }

    /** The application's, which renames nothing. */
    private static final class SameNames extends PropertyNamingStrategy {}

    /** Has none. */
    @NullUnmarked
    public static class Stranger {
        public Member member;
    }

    /** Equal to what is left out. */
    public static final class Blank {
        @Override
        public boolean equals(Object other) {
            return "".equals(other);
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    private static JsonMapper.Builder mapper() {
        return JsonMapper.builder().addModule(new WirespeedModule());
    }

    private static Team team() {
        Team team = new Team();
        team.members = List.of(new Member());
        return team;
    }

    @Test
    void tellsOfEveryClassThatIsReached() {
        CodecReport report = CodecReport.explain(mapper().build(), Team.class);
        assertThat(report.summary()).isEqualTo("codecs write 2 and read 2 of 2 classes");
        assertThat(report.entries()).extracting(CodecReport.Entry::type).containsExactly(Team.class, Member.class);
        assertThat(report.toString())
                .contains(Member.class.getName() + "\n  is written by its codec\n  is read by its codec");
    }

    @Test
    void tellsWhatWouldHelp() {
        JsonMapper mapper = mapper().withAllConfigOverrides(all -> all.setDefaultInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS)))
                .build();
        CodecReport report = CodecReport.explain(mapper, Team.class);
        assertThat(report.summary())
                .isEqualTo("codecs write 1 and read 2 of 2 classes; " + Team.class.getName()
                        + " is written by Jackson: this mapper leaves out nulls (default inclusion NON_NULL);"
                        + " compile with -Awirespeed.inclusion=NON_NULL");
        assertThat(report.entries().get(0).whyWritten())
                .contains("this mapper leaves out nulls (default inclusion NON_NULL);"
                        + " compile with -Awirespeed.inclusion=NON_NULL");
        assertThat(report.entries().get(1).whyWritten())
                .as("a class of primitives")
                .isEmpty();
    }

    @Test
    void tellsWhatKeepsCodecsFromReading() {
        JsonMapper quotes = strict(JsonMapper.builder().enable(JsonReadFeature.ALLOW_SINGLE_QUOTES));
        assertNotRead(quotes, "Feature.ALLOW_SINGLE_QUOTES is on");
        JsonMapper duplicates = strict(JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION));
        assertNotRead(duplicates, "Feature.STRICT_DUPLICATE_DETECTION is on");
        JsonMapper limits = strict(JsonMapper.builder(JsonFactory.builder()
                .streamReadConstraints(
                        StreamReadConstraints.builder().maxDocumentLength(1_000).build())
                .build()));
        assertNotRead(limits, "its JsonFactory has limits that codecs don't follow");
    }

    private static JsonMapper strict(JsonMapper.Builder builder) {
        return builder.addModule(WirespeedModule.strict(PACKAGE)).build();
    }

    private static void assertNotRead(JsonMapper mapper, String why) {
        CodecReport report = CodecReport.explain(mapper, Team.class);
        assertThat(report.entries().get(0).whyWritten()).isEmpty();
        assertThat(report.entries().get(0).whyRead()).get().asString().endsWith(why);
        for (String document : List.of("{\"name\":\"a\"}", "{}")) {
            assertThatThrownBy(() -> mapper.readValue(document.getBytes(UTF_8), Team.class))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining(Team.class.getName() + " is read by Jackson: ")
                    .hasMessageContaining(why);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "NON_NULL | NON_NULL | this mapper leaves out nulls (default inclusion NON_NULL);"
                        + " compile with -Awirespeed.inclusion=NON_NULL -Awirespeed.contents=NON_NULL",
                "ALWAYS | NON_EMPTY | this mapper leaves out what is empty in maps (default inclusion of contents NON_EMPTY),"
                        + " which matters to java.util.Map; compile with -Awirespeed.contents=NON_EMPTY"
            })
    void tellsWhatIsLeftOutOfMaps(JsonInclude.Include values, JsonInclude.Include contents, String why) {
        JsonMapper mapper = mapper().withAllConfigOverrides(
                        all -> all.setDefaultInclusion(JsonInclude.Value.construct(values, contents)))
                .build();
        assertThat(CodecReport.explain(mapper, Board.class).entries().get(0).whyWritten())
                .contains(why);
    }

    @Test
    void knowsNoOptionForFilters() {
        JsonInclude.Value filter = JsonInclude.Value.construct(
                JsonInclude.Include.CUSTOM, JsonInclude.Include.ALWAYS, Blank.class, Void.class);
        JsonMapper mapper = mapper().withAllConfigOverrides(all -> all.setDefaultInclusion(filter))
                .build();
        assertThat(CodecReport.explain(mapper, Member.class).entries().get(0).whyWritten())
                .contains("this mapper leaves out what a filter of its own says (default inclusion CUSTOM)");
    }

    @Test
    void tellsOfClassesWithoutCodecs() {
        CodecReport report = CodecReport.explain(mapper().build(), Stranger.class);
        assertThat(report.entries().get(0).whyRead())
                .contains(
                        "it has no codec; compile it with wirespeed-processor, and with @Wire on it or -Awirespeed.packages="
                                + PACKAGE);
        assertThat(report.entries().get(1).whyRead()).isEmpty();
    }

    @Test
    void tellsWhatTheMapperHasInPlaceOfWhatIsUsual() {
        SimpleModule own = new SimpleModule().addSerializer(String.class, ToStringSerializer.instance);
        JsonMapper mapper = mapper().addModule(own)
                .propertyNamingStrategy(new SameNames()) // and not by what of it changes nothing
                .build();
        CodecReport report = CodecReport.explain(mapper, Team.class);
        assertThat(report.entries().get(0).whyWritten())
                .contains("this mapper has \"name\" by BeanPropertyWriter ToStringSerializer NullSerializer [field "
                        + Team.class.getName() + "#name] where a default one has StringSerializer");
    }

    @Test
    void tellsThatTheModuleIsMissing() {
        CodecReport report = CodecReport.explain(JsonMapper.builder().build(), Member.class);
        assertThat(report.summary()).startsWith("codecs write 0 and read 0 of 1 classes; ");
        assertThat(report.entries().get(0).whyRead().orElseThrow())
                .endsWith("add a WirespeedModule to it, if it has none");
    }

    @Test
    void strictModulesFailWhereJacksonDoesTheWork() throws JacksonException {
        WirespeedModule strict = WirespeedModule.strict(PACKAGE);
        JsonMapper mapper = JsonMapper.builder().addModule(strict).build();
        assertThat(mapper.writeValueAsString(team())).isEqualTo("{\"members\":[{\"id\":0}],\"name\":null}");
        assertThatThrownBy(() -> mapper.writeValueAsString(new Stranger()))
                .hasMessageContaining(Stranger.class.getName() + " is written by Jackson: it has no codec")
                .hasMessageContaining("strict");
        JsonMapper other = mapper.rebuild()
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .build();
        assertThatThrownBy(() -> other.writeValueAsString(team()))
                .hasMessageContaining("compile with -Awirespeed.order=DECLARED");
    }

    @Test
    void strictModulesLeaveOtherPackagesAlone() throws JacksonException {
        JsonMapper mapper = JsonMapper.builder()
                .addModule(WirespeedModule.strict("com.acme"))
                .build();
        assertThat(mapper.writeValueAsString(new Stranger())).isEqualTo("{\"member\":null}");
    }

    @Test
    void countsWhoDidTheWork() throws JacksonException {
        WirespeedModule module = new WirespeedModule();
        JsonMapper mapper = JsonMapper.builder().addModule(module).build();
        String json = mapper.writeValueAsString(List.of(team(), team()));
        mapper.readValue(json, Team[].class);
        mapper.valueToTree(team());
        assertThat(module.counts().toString())
                .isEqualTo("codecs wrote 2 and read 2 values; Jackson wrote 2 and read 0, of which codecs refused 0");
    }
}
