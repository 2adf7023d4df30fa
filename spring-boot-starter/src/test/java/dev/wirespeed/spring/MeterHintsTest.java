package dev.wirespeed.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.aot.hint.predicate.RuntimeHintsPredicates.reflection;
import static org.springframework.aot.hint.predicate.RuntimeHintsPredicates.resource;

import dev.wirespeed.spring.format.Selected;
import dev.wirespeed.spring.meter.Payload;
import dev.wirespeed.spring.report.Report;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.aot.generate.ClassNameGenerator;
import org.springframework.aot.generate.DefaultGenerationContext;
import org.springframework.aot.generate.InMemoryGeneratedFiles;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.boot.context.annotation.Configurations;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.boot.web.context.servlet.AnnotationConfigServletWebApplicationContext;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.javapoet.ClassName;

/** What a native image is told of when Spring processes an application ahead of time. */
class MeterHintsTest {
    private static RuntimeHints hints;

    @BeforeAll
    static void process() {
        try (var context = new AnnotationConfigServletWebApplicationContext()) {
            TestPropertyValues.of("management.endpoints.web.exposure.include=*", "wirespeed.fields.enabled=true")
                    .applyTo(context);
            context.register(Configurations.getClasses(OwnAutoConfigurations.with(JacksonAutoConfiguration.class)));
            var generation = new DefaultGenerationContext(
                    new ClassNameGenerator(ClassName.get("dev.wirespeed", "Application")),
                    new InMemoryGeneratedFiles());
            new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
            hints = generation.getRuntimeHints();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dev/wirespeed/spring/report/page.html",
                "dev/wirespeed/spring/report/page.css",
                "dev/wirespeed/spring/report/page.js",
                "dev/wirespeed/jackson/version.properties"
            })
    void filesAreThere(String file) {
        assertThat(resource().forResource(file)).accepts(hints);
        assertThat(MeterHints.class.getClassLoader().getResource(file)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Report.class,
                Report.Row.class,
                Report.Advice.class,
                Report.Spread.class,
                Payload.class,
                Payload.Node.class
            })
    void theReportCanBeWritten(Class<?> type) {
        assertThat(reflection().onType(type)).accepts(hints);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Shop_User_JsonCodec", "Shop_User_JsonRowCodec", "Safe_Failing_JsonCodec"})
    void codecsCanBeMade(String codec) throws ClassNotFoundException {
        Class<?> found = Class.forName("dev.wirespeed.store.negotiated." + codec);
        assertThat(reflection().onType(found).withMemberCategory(MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS))
                .accepts(hints);
    }

    @Test
    void aSelectionCanBeWritten() throws NoSuchMethodException {
        assertThat(reflection().onMethodInvocation(Selected.class.getMethod("document")))
                .accepts(hints);
    }
}
