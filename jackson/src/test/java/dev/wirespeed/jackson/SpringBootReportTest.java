package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.MapPropertySource;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/** An application that is ready says how many classes codecs serve, and is not troubled by it. */
class SpringBootReportTest {
    private static final AtomicBoolean INITIALIZED = new AtomicBoolean();

    private final Logger logger = Logger.getLogger(SpringBootReport.class.getPackageName());
    private final List<LogRecord> records = new CopyOnWriteArrayList<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord each) {
            records.add(each);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    /** Shows whether it was initialized. */
    @Wire
    @NullUnmarked
    public static class Late {
        static {
            INITIALIZED.set(true);
        }

        public int id;
    }

    @Configuration(proxyBeanMethods = false)
    @AutoConfigurationPackage
    static class Application {}

    @BeforeEach
    void listen() {
        logger.setLevel(Level.FINE);
        logger.addHandler(handler);
    }

    @AfterEach
    void stop() {
        logger.removeHandler(handler);
        logger.setLevel(null);
    }

    private void start(Supplier<ObjectMapper> mapper, String packages) throws InterruptedException {
        start(mapper, packages, "other", "");
    }

    private void start(Supplier<ObjectMapper> mapper, String packages, String property, String value)
            throws InterruptedException {
        try (AnnotationConfigApplicationContext application = new AnnotationConfigApplicationContext()) {
            application
                    .getEnvironment()
                    .getPropertySources()
                    .addFirst(new MapPropertySource("test", Map.of("wirespeed.report", packages, property, value)));
            application.register(Application.class, SpringBootReport.class);
            application.registerBean(ObjectMapper.class, mapper, bean -> bean.setLazyInit(true));
            application.refresh();
            application.publishEvent(
                    new ApplicationReadyEvent(new SpringApplication(), new String[0], application, null));
            for (Thread each : Thread.getAllStackTraces().keySet()) {
                if (each.getName().equals("wirespeed")) {
                    each.join();
                }
            }
        }
    }

    private List<String> said(Level level) {
        return records.stream()
                .filter(each -> each.getLevel().equals(level))
                .map(LogRecord::getMessage)
                .filter(each -> !each.startsWith(getClass().getPackageName()))
                .toList();
    }

    @Test
    void tellsOfThePackagesOfTheApplication() throws InterruptedException {
        start(() -> JsonMapper.builder().addModule(new WirespeedModule()).build(), "");
        assertThat(said(Level.INFO))
                .singleElement()
                .asString()
                .matches("codecs write \\d+ and read \\d+ of \\d+"
                        + " classes; .* \\(of those below dev.wirespeed.jackson2? that have one; .*");
        assertThat(INITIALIZED).isFalse();
    }

    @Test
    void tellsThatTheyAreOff() throws InterruptedException {
        start(() -> JsonMapper.builder().build(), "", "wirespeed.codecs.enabled", "false");
        assertThat(said(Level.INFO)).containsExactly("codecs are off: wirespeed.codecs.enabled=false");
    }

    @Test
    void tellsThatThereAreNone() throws InterruptedException {
        start(() -> JsonMapper.builder().build(), "com.acme,com.example");
        assertThat(said(Level.INFO))
                .singleElement()
                .asString()
                .endsWith(
                        "codecs do nothing: no class below com.acme, com.example has one. Compile with wirespeed-processor on"
                                + " the processor path and -Awirespeed.packages=com.acme.**,com.example.**, or with @Wire on the"
                                + " classes. If they are in other packages, name these by wirespeed.report");
    }

    @Test
    void tellsNothingWhereThatIsNotWanted() throws InterruptedException {
        start(() -> JsonMapper.builder().build(), "false");
        logger.setLevel(Level.WARNING);
        start(() -> JsonMapper.builder().build(), "com.acme");
        assertThat(records).isEmpty();
    }

    @Test
    void troublesNobodyWithWhatGoesWrong() throws InterruptedException {
        start(
                () -> {
                    throw new IllegalStateException("no mapper");
                },
                "com.acme");
        assertThat(said(Level.INFO)).isEmpty();
        assertThat(said(Level.FINE)).hasSize(1);
    }
}
