package dev.wirespeed.jackson;

import dev.wirespeed.json.JsonCodec;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurationPackages;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.core.NativeDetector;
import org.springframework.core.ResolvableType;
import tools.jackson.databind.ObjectMapper;

/**
 * Has a Spring Boot application log in one line, once it is ready, how many of its classes codecs handle. The report
 * runs in a thread of its own with a copy of the mapper; if it fails, nothing else happens.
 */
@AutoConfiguration
class SpringBootReport implements ApplicationListener<ApplicationReadyEvent> {
    /** The packages to search, with all below them, if not the application's; or {@code false} for no line. */
    private static final String PROPERTY = "wirespeed.report";

    /** Of the starter, for the mapper of the application. */
    private static final String SWITCH = "wirespeed.codecs.enabled";

    private static final Logger LOG = System.getLogger("dev.wirespeed.jackson");

    private final ApplicationContext application;

    SpringBootReport(ApplicationContext application) {
        this.application = application;
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // contexts around others get their events, too
    public void onApplicationEvent(ApplicationReadyEvent event) {
        boolean wanted = LOG.isLoggable(Level.INFO) && !property().equals("false") && !NativeDetector.inNativeImage();
        if (wanted && event.getApplicationContext() == application) {
            Thread thread = new Thread(this::report, "wirespeed");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private String property() {
        return application.getEnvironment().getProperty(PROPERTY, "").strip();
    }

    private void report() {
        try {
            ObjectMapper mapper =
                    application.getBeanProvider(ObjectMapper.class).getIfUnique();
            if (mapper != null) {
                boolean off =
                        application.getEnvironment().getProperty(SWITCH, "true").equals("false");
                LOG.log(Level.INFO, off ? "codecs are off: " + SWITCH + "=false" : sentence(mapper));
            }
        } catch (Exception | LinkageError e) {
            LOG.log(Level.DEBUG, "Can't tell for which classes codecs do the work", e);
        }
    }

    private String sentence(ObjectMapper mapper) {
        List<String> packages = packages();
        String below = " below " + String.join(", ", packages);
        List<Class<?>> types = packages.stream()
                .flatMap(this::codecs)
                .flatMap(each -> typeOf(each).stream())
                .toList();
        return types.isEmpty()
                ? "codecs do nothing: no class" + below
                        + " has one. Compile with wirespeed-processor on the processor path"
                        + " and -Awirespeed.packages=" + String.join(".**,", packages)
                        + ".**, or with @Wire on the classes."
                        + " If they are in other packages, name these by " + PROPERTY
                : CodecReport.of(JacksonApi.copy(mapper), types).summary() + " (of those" + below
                        + " that have one; CodecReport.explain tells more)";
    }

    private List<String> packages() {
        return property().isEmpty()
                ? AutoConfigurationPackages.get(application)
                : Arrays.stream(property().split(",")).map(String::strip).toList();
    }

    /** The names of codecs in a package and below. */
    private Stream<String> codecs(String name) {
        var scanner = new ClassPathScanningCandidateComponentProvider(false, application.getEnvironment());
        scanner.setResourceLoader(application);
        scanner.setResourcePattern("**/*_JsonCodec.class");
        scanner.addIncludeFilter((codec, all) -> true);
        return scanner.findCandidateComponents(name).stream()
                .map(BeanDefinition::getBeanClassName)
                .sorted();
    }

    /** The class of a codec, not initialized; empty if the class no longer exists. */
    private Optional<Class<?>> typeOf(String codec) {
        try {
            Class<?> found = Class.forName(codec, false, application.getClassLoader());
            return Optional.ofNullable(
                    ResolvableType.forClass(found).as(JsonCodec.class).resolveGeneric(0));
        } catch (ReflectiveOperationException | LinkageError e) {
            return Optional.empty();
        }
    }
}
