package dev.wirespeed.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.aot.hint.predicate.RuntimeHintsPredicates.reflection;
import static org.springframework.aot.hint.predicate.RuntimeHintsPredicates.resource;

import dev.wirespeed.spring.meter.Payload;
import dev.wirespeed.spring.report.Report;
import org.junit.jupiter.api.Test;
import org.springframework.aot.hint.RuntimeHints;

/** What a native image is told of. */
class MeterHintsTest {

    @Test
    void thePageAndTheReportAreThere() {
        RuntimeHints hints = new RuntimeHints();
        new MeterHints().registerHints(hints, null);
        for (String part : new String[] {"html", "css", "js"}) {
            String file = "dev/wirespeed/spring/report/page." + part;
            assertThat(resource().forResource(file)).accepts(hints);
            assertThat(MeterHints.class.getClassLoader().getResource(file)).isNotNull();
        }
        for (Class<?> type : new Class<?>[] {
            Report.class, Report.Row.class, Report.Advice.class, Report.Spread.class, Payload.class, Payload.Node.class
        }) {
            assertThat(reflection().onType(type)).accepts(hints);
        }
    }
}
