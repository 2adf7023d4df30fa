package dev.wirespeed.jackson2;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirespeed.Wire;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Mappers with introspectors of others behind Jackson's, such as that of Jersey 3, where none knows the names of parameters. */
class IntrospectorsTest {
    /** Of whose annotations there are no others. */
    @Wire
    public record Line(String text, int number) {}

    /** As that for JAXB's annotations, which tells no format rather than one that says nothing. */
    private static final class Silent extends AnnotationIntrospector {
        private static final long serialVersionUID = 1;

        @Override
        public Version version() {
            return Version.unknownVersion();
        }

        @Override
        public JsonFormat.@Nullable Value findFormat(Annotated annotated) {
            return null;
        }
    }

    @Test
    void oneThatSaysNothingKeepsNoCodecOut() throws IOException {
        WirespeedModule module = new WirespeedModule();
        JsonMapper mapper = JsonMapper.builder(new WirespeedJsonFactory())
                .annotationIntrospector(AnnotationIntrospector.pair(new JacksonAnnotationIntrospector(), new Silent()))
                .addModule(module)
                .build();
        assertThat(mapper.writeValueAsString(new Line("a", 1))).isEqualTo("{\"text\":\"a\",\"number\":1}");
        assertThat(mapper.readValue("{\"text\":\"a\",\"number\":1}".getBytes(UTF_8), Line.class))
                .isEqualTo(new Line("a", 1));
        assertThat(module.counts().writtenByCodecs()).isOne();
        assertThat(module.counts().readByCodecs()).isOne();
    }
}
