package dev.wirespeed.spring.mvc;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonView;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.core.MethodParameter;
import org.springframework.http.MediaType;
import org.springframework.http.converter.SmartHttpMessageConverter;
import org.springframework.http.converter.StringHttpMessageConverter;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;

/** Converters of other formats are told of views, whoever made them. */
class ViewAdviceTest {
    private static final Map<String, Object> HINTS = Map.of(JsonView.class.getName(), Public.class);

    private final ViewAdvice advice = new ViewAdvice();

    private interface Public {}

    /** An application's. */
    private abstract static class Csv implements SmartHttpMessageConverter<Object> {}

    @JsonView(Public.class)
    @SuppressWarnings("unused") // by reflection
    private static Object viewed(@JsonView(Public.class) Object body) {
        return body;
    }

    @SuppressWarnings("unused") // by reflection
    private static Object whole(Object body) {
        return body;
    }

    @Test
    void whoTakesHintsGetsThem() throws NoSuchMethodException {
        MethodParameter result = parameter("viewed", -1);
        MethodParameter body = parameter("viewed", 0);
        assertThat(advice.supports(result, Csv.class)).isTrue();
        assertThat(advice.determineWriteHints("", result, MediaType.TEXT_PLAIN, Csv.class))
                .isEqualTo(HINTS);
        assertThat(advice.supports(body, Object.class, Csv.class)).isTrue();
        assertThat(advice.determineReadHints(body, Object.class, Csv.class)).isEqualTo(HINTS);
    }

    @Test
    void othersDoNot() throws NoSuchMethodException {
        MethodParameter result = parameter("viewed", -1);
        assertThat(advice.supports(result, JacksonJsonHttpMessageConverter.class))
                .isFalse();
        assertThat(advice.supports(result, StringHttpMessageConverter.class)).isFalse();
        assertThat(advice.supports(parameter("whole", -1), Csv.class)).isFalse();
        assertThat(advice.supports(parameter("whole", 0), Object.class, Csv.class))
                .isFalse();
    }

    private static MethodParameter parameter(String method, int index) throws NoSuchMethodException {
        return new MethodParameter(ViewAdviceTest.class.getDeclaredMethod(method, Object.class), index);
    }
}
