package dev.wirespeed.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.format.FieldsProperties;
import dev.wirespeed.spring.format.FormatsProperties;
import dev.wirespeed.spring.report.Assumptions;
import dev.wirespeed.spring.report.Thresholds;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.util.unit.DataSize;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The properties of the starter, as editors, pages and the application know them. */
class PropertiesTest {
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(wirespeed\\.[a-z.-]+)` \\| ([^|]+) \\| [^|]+ \\|$");

    private static final Map<String, String> VALUES = Map.ofEntries(
            Map.entry("wirespeed.codecs.enabled", "true"),
            Map.entry("wirespeed.fields.enabled", "true"),
            Map.entry("wirespeed.fields.parameter", "only"),
            Map.entry("wirespeed.formats.positional-json", "true"),
            Map.entry("wirespeed.meter.enabled", "true"),
            Map.entry("wirespeed.meter.max-endpoints", "7"),
            Map.entry("wirespeed.meter.sampling.enabled", "false"),
            Map.entry("wirespeed.meter.sampling.interval", "2s"),
            Map.entry("wirespeed.meter.sampling.max-size", "3KB"),
            Map.entry("wirespeed.meter.thresholds.share", "0.1"),
            Map.entry("wirespeed.meter.thresholds.time", "4us"),
            Map.entry("wirespeed.meter.thresholds.leave-below", "5"),
            Map.entry("wirespeed.meter.thresholds.codecs-above", "6"),
            Map.entry("wirespeed.meter.thresholds.binary-above", "8"),
            Map.entry("wirespeed.meter.thresholds.large-body", "9KB"),
            Map.entry("wirespeed.meter.thresholds.many-objects", "10"),
            Map.entry("wirespeed.meter.cost.vcpu-hour", "0.11"),
            Map.entry("wirespeed.meter.cost.utilisation", "0.12"),
            Map.entry("wirespeed.meter.cost.egress", "0.13"),
            Map.entry("wirespeed.meter.cost.days", "14"),
            Map.entry("wirespeed.meter.cost.currency", "CHF"));

    @Test
    void editorsAndPagesKnowThem() throws IOException {
        Map<String, String> documented = new TreeMap<>();
        for (String page : new String[] {"meter", "spring"}) {
            Matcher rows = ROW.matcher(Files.readString(Path.of("../docs/" + page + ".md")));
            while (rows.find()) {
                documented.put(rows.group(1), rows.group(2).replace("`", "").replace(",", ""));
            }
        }
        assertThat(metadata()).containsExactlyEntriesOf(documented);
    }

    @Test
    void eachHasAnEffect() throws IOException {
        assertThat(VALUES).containsOnlyKeys(metadata().keySet());
        new WebApplicationContextRunner()
                .withConfiguration(OwnAutoConfigurations.with(JacksonAutoConfiguration.class))
                .withPropertyValues(VALUES.entrySet().stream()
                        .map(each -> each.getKey() + "=" + each.getValue())
                        .toArray(String[]::new))
                .run(context -> {
                    assertThat(context.getBean(MeterProperties.class))
                            .isEqualTo(new MeterProperties(
                                    true,
                                    7,
                                    new MeterProperties.Sampling(false, Duration.ofSeconds(2), DataSize.ofKilobytes(3)),
                                    new Thresholds(0.1, Duration.ofNanos(4_000), 5, 6, 8, DataSize.ofKilobytes(9), 10),
                                    new Assumptions(0.11, 0.12, 0.13, 14, "CHF")));
                    assertThat(context.getBean(FieldsProperties.class)).isEqualTo(new FieldsProperties(true, "only"));
                    assertThat(context.getBean(FormatsProperties.class)).isEqualTo(new FormatsProperties(true));
                });
    }

    /** Their defaults by their names. */
    private static Map<String, String> metadata() throws IOException {
        Map<String, String> found = new TreeMap<>();
        for (URL file : Collections.list(
                PropertiesTest.class.getClassLoader().getResources("META-INF/spring-configuration-metadata.json"))) {
            for (JsonNode each : JsonMapper.shared().readTree(file.openStream()).get("properties")) {
                if (each.get("name").asString().startsWith("wirespeed.")) {
                    found.put(
                            each.get("name").asString(),
                            each.path("defaultValue").asString());
                    assertThat(each.path("description").asString())
                            .as("%s", each)
                            .isNotEmpty();
                }
            }
        }
        return found;
    }
}
