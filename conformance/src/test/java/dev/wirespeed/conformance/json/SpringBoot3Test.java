package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.dialect.DialectCases;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In all that the dialects differ in, codecs for Spring Boot 3 do what Jackson 2 does as that configures it. */
class SpringBoot3Test {
    private static final Path SOURCE =
            Path.of("../conformance/src/test/java/dev/wirespeed/conformance/dialect/DialectCases.java");
    private static final String PACKAGE = "dev.wirespeed.conformance.boot";

    /** The cases of the other test, compiled once more; by the names of the record's components. */
    static List<Map<String, Object>> cases() throws IOException, ReflectiveOperationException {
        String source = Files.readString(SOURCE).replace(DialectCases.class.getPackageName() + ";", PACKAGE + ";");
        Compiled compiled = Compiled.of(
                Map.of(PACKAGE + ".DialectCases", source),
                true,
                List.of("-Awirespeed.dialect=" + Dialect.SPRING_BOOT_3.option()));
        assertThat(compiled.messages()).noneMatch(Compiled.Message::isError);
        Class<?> cases = compiled.load().loadClass(PACKAGE + ".DialectCases");
        return ((List<?>) cases.getMethod("all").invoke(null))
                .stream().map(SpringBoot3Test::components).toList();
    }

    private static Map<String, Object> components(Object record) {
        Map<String, Object> components = new HashMap<>();
        for (RecordComponent each : record.getClass().getRecordComponents()) {
            try {
                components.put(each.getName(), each.getAccessor().invoke(record));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(
                        Arrays.toString(record.getClass().getRecordComponents()), e);
            }
        }
        return components;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theCodecAgrees(Map<String, Object> each) {
        Class<?> type = (Class<?>) each.get("type");
        Object value = each.get("value");
        Class<?> view = (Class<?>) each.get("view");
        String document = (String) each.get("document");
        Json json = view == null ? Json.standard() : Json.standard().view(view);
        if (document == null) {
            assertThat(answer(() -> new String(json.write(value), UTF_8)))
                    .isEqualTo(answer(() -> new String(Mappers.SPRING_BOOT_3.write(value, view), UTF_8)));
        } else {
            assertThat(answer(() -> Mappers.JACKSON3.writeText(json.read(document, type))))
                    .isEqualTo(answer(() ->
                            Mappers.JACKSON3.writeText(Mappers.SPRING_BOOT_3.read(document.getBytes(UTF_8), type))));
        }
        assertThat(JsonEngine.forMappers().generatedCodec(type).options()).isEqualTo(CodecOptions.SPRING_BOOT_3);
    }

    private static Object answer(Mapper.Question question) {
        try {
            return question.ask();
        } catch (Mapper.Refusal | WireException e) {
            return "refused";
        }
    }
}
