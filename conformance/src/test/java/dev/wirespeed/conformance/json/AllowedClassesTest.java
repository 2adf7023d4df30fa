package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.TypeRef;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.fixture.Views;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Where a declared type leaves the class open, only classes are written that are allowed. */
class AllowedClassesTest {
    private static final Views.Plain PLAIN = new Views.Plain("p", 1);
    private static final String REFUSED =
            "A dev.wirespeed.conformance.fixture.Views$Plain is not written by codecs here";

    private static boolean isOther(Class<?> type) {
        return type != Views.Plain.class;
    }

    private static Views.Everything holding(Object anything) {
        Views.Everything all = new Views.Everything();
        all.anything = new LinkedHashMap<>(Map.of("it", anything));
        return all;
    }

    @Test
    void othersAreRefusedInEveryOutput() {
        Json json = Json.standard().allow(AllowedClassesTest::isOther).select("anything");
        Object value = holding(PLAIN);
        assertThatThrownBy(() -> json.write(value))
                .isInstanceOf(WireException.class)
                .hasMessageContaining(REFUSED);
        assertThatThrownBy(() -> json.writeText(value)).hasMessageContaining(REFUSED);
        assertThatThrownBy(() -> json.write(value, new ByteArrayOutputStream())).hasMessageContaining(REFUSED);
        assertThatThrownBy(() -> json.pretty().writeText(value)).hasMessageContaining(REFUSED);
        assertThatThrownBy(() -> json.forType(Views.Everything.class).write((Views.Everything) value))
                .hasMessageContaining(REFUSED);
        assertThatThrownBy(() -> Json.standard()
                        .forType(new TypeRef<Map<String, Object>>() {})
                        .allow(AllowedClassesTest::isOther)
                        .write(Map.of("it", PLAIN)))
                .hasMessageContaining(REFUSED);
    }

    @Test
    void whatIsDeclaredAsItselfIsWrittenAnyway() {
        Json json = Json.standard().allow(type -> false);
        assertThat(json.writeText(PLAIN)).isEqualTo("{\"text\":\"p\",\"number\":1}");
        assertThatThrownBy(() -> json.writeText(List.of(PLAIN))).hasMessageContaining("is not written by codecs here");
    }

    /** Values of the JDK's classes are asked for, too: a mapper may have something of its own for them. */
    @Test
    void theJdksClassesAreAskedFor() {
        Json json = Json.standard()
                .allow(Set.of(LinkedHashMap.class, String.class, Integer.class)::contains)
                .select("anything");
        assertThat(json.writeText(holding("x"))).isEqualTo("{\"anything\":{\"it\":\"x\"}}");
        assertThat(json.writeText(holding(5))).isEqualTo("{\"anything\":{\"it\":5}}");
        assertThatThrownBy(() -> json.writeText(holding(Instant.EPOCH)))
                .hasMessageContaining("A java.time.Instant is not written by codecs here");
    }

    @Test
    void othersAreAsTheyWere() {
        Json.standard().allow(AllowedClassesTest::isOther);
        assertThat(Json.standard().select("anything").writeText(holding(PLAIN)))
                .isEqualTo("{\"anything\":{\"it\":{\"text\":\"p\",\"number\":1}}}");
    }
}
