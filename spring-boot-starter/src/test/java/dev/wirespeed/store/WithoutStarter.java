package dev.wirespeed.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.jackson.WirespeedModule;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.io.DefaultResourceLoader;
import tools.jackson.databind.json.JsonMapper;

/** The class path without the starter and the module for mappers. */
public final class WithoutStarter extends ClassLoader {

    private static final List<String> PACKAGES = List.of("dev.wirespeed.spring.", "dev.wirespeed.jackson.");

    private static final List<String> PLACES = Stream.of(SerializationMeter.class, WirespeedModule.class)
            .map(type ->
                    type.getProtectionDomain().getCodeSource().getLocation().toString())
            .toList();

    private static final WithoutStarter LOADER = new WithoutStarter();

    private WithoutStarter() {
        super(WithoutStarter.class.getClassLoader());
    }

    /**
     * Starts an application with this class path, and sees that nothing of Wirespeed is in it. For modules, Spring Boot
     * would look by Jackson's own class loader.
     */
    public static ConfigurableApplicationContext run(SpringApplicationBuilder application) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(LOADER);
        try {
            ConfigurableApplicationContext context = application
                    .resourceLoader(new DefaultResourceLoader(LOADER))
                    .properties("spring.jackson.find-and-add-modules=false")
                    .run();
            assertThat(context.getBeanDefinitionNames()).noneMatch(each -> each.startsWith("wirespeed"));
            assertThat(context.getBean(JsonMapper.class).registeredModules())
                    .noneMatch(each -> each.getModuleName().equals("wirespeed"));
            return context;
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (PACKAGES.stream().anyMatch(name::startsWith)) {
            throw new ClassNotFoundException(name);
        }
        return super.loadClass(name, resolve);
    }

    @Override
    public @Nullable URL getResource(String name) {
        try {
            Enumeration<URL> all = getResources(name);
            return all.hasMoreElements() ? all.nextElement() : null;
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return Collections.enumeration(Collections.list(super.getResources(name)).stream()
                .filter(each -> PLACES.stream().noneMatch(each.toString()::contains))
                .toList());
    }
}
