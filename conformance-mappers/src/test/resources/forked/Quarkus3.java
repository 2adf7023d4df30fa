package dev.wirespeed.mappers.forked;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.wirespeed.jackson2.WirespeedModule;
import dev.wirespeed.mappers.fork.Subject;
import io.quarkus.jackson.runtime.ConfigurationCustomizer;
import io.quarkus.jackson.runtime.JacksonBuildTimeConfig;
import io.quarkus.jackson.runtime.JacksonSupport;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Optional;

/**
 * Quarkus' own customizer with its own defaults, and the modules that its build registers ({@code
 * MODULES_NAMES_TO_AUTO_REGISTER} in {@code io.quarkus.jackson.deployment.JacksonProcessor}), since its build does not run here.
 */
public final class Quarkus3 implements Subject {
    @Override
    public Mapper start(List<String> settings, boolean byHand) throws Exception {
        ConfigurationCustomizer customizer = new ConfigurationCustomizer();
        set(customizer, "jacksonBuildTimeConfig", defaults());
        set(customizer, "jacksonSupport", (JacksonSupport) Optional::empty);
        ObjectMapper mapper = new ObjectMapper();
        customizer.customize(mapper);
        mapper.registerModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule());
        for (String module : settings) {
            mapper.registerModule(
                    (Module) Class.forName(module).getConstructor().newInstance());
        }
        if (byHand) {
            mapper.registerModule(new WirespeedModule());
        }
        return new Mapper2(mapper, () -> {});
    }

    private static JacksonBuildTimeConfig defaults() {
        return new SmallRyeConfigBuilder()
                .withMapping(JacksonBuildTimeConfig.class)
                .build()
                .getConfigMapping(JacksonBuildTimeConfig.class);
    }

    private static void set(Object bean, String field, Object value) throws ReflectiveOperationException {
        Field injected = bean.getClass().getDeclaredField(field);
        injected.setAccessible(true);
        injected.set(bean, value);
    }
}
