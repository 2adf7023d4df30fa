package dev.wirespeed.mappers.forked;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.mappers.fork.Subject;
import java.time.LocalDate;
import java.util.List;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.jackson.JacksonComponent;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Spring Boot 4.1 with the starter, and with beans that applications have, each where a property {@code own} asks for it. */
@EnableAutoConfiguration
@Import({
    Boot4Starter.Customizer.class,
    Boot4Starter.Component.class,
    Boot4Starter.Mixin.class,
    Boot4Starter.Module.class,
    Boot4Starter.OwnMapper.class,
    Boot4Starter.SecondMapper.class,
    Boot4Starter.OwnFactory.class
})
public class Boot4Starter implements Subject {
    @Override
    public Mapper start(List<String> settings, boolean byHand) {
        SpringApplication application = new SpringApplication(Boot4Starter.class);
        application.setWebApplicationType(WebApplicationType.NONE);
        application.setBannerMode(Banner.Mode.OFF);
        application.setLogStartupInfo(false);
        ConfigurableApplicationContext context = application.run(settings.toArray(String[]::new));
        return new Mapper3(context.getBean(JsonMapper.class), context::close);
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnProperty(name = "own", havingValue = "JsonMapperBuilderCustomizer")
    static class Customizer {
        @Bean
        JsonMapperBuilderCustomizer indenting() {
            return builder -> builder.enable(SerializationFeature.INDENT_OUTPUT);
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnProperty(name = "own", havingValue = "@JacksonComponent")
    @Import(Dates.class)
    static class Component {}

    @JacksonComponent
    @ConditionalOnProperty(name = "own", havingValue = "@JacksonComponent")
    static class Dates extends ValueSerializer<LocalDate> {
        @Override
        public void serialize(LocalDate date, JsonGenerator out, SerializationContext context) {
            out.writeString("day " + date.getDayOfYear());
        }
    }

    interface Renaming {
        @JsonProperty("renamed")
        Object getName();
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnProperty(name = "own", havingValue = "mixin")
    static class Mixin {
        @Bean
        JsonMapperBuilderCustomizer renaming() {
            return builder -> builder.addMixIn(valueClass("Customer"), Renaming.class);
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnProperty(name = "own", havingValue = "JacksonModule")
    static class Module {
        @Bean
        JacksonModule colors() {
            return new SimpleModule("colors").addSerializer(new StdSerializer<Object>(valueClass("Color")) {
                @Override
                public void serialize(Object color, JsonGenerator out, SerializationContext context) {
                    out.writeString("color " + color);
                }
            });
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnProperty(name = "own", havingValue = "JsonMapper")
    static class OwnMapper {
        @Bean
        JsonMapper mapper() {
            return JsonMapper.builder().findAndAddModules().build();
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnProperty(name = "own", havingValue = "two mappers")
    static class SecondMapper {
        @Bean
        @Primary
        JsonMapper first(JsonMapper.Builder builder) {
            return builder.build();
        }

        @Bean
        JsonMapper second(JsonMapper.Builder builder) {
            return builder.enable(SerializationFeature.INDENT_OUTPUT).build();
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnProperty(name = "own", havingValue = "JsonFactory")
    static class OwnFactory {
        @Bean
        JsonFactory factory() {
            return JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder().maxNestingDepth(50).build())
                    .build();
        }
    }

    /** They are compiled after this. */
    private static Class<?> valueClass(String name) {
        try {
            return Class.forName("dev.wirespeed.mappers.forked.Values$" + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
