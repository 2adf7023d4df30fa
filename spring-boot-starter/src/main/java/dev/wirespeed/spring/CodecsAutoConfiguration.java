package dev.wirespeed.spring;

import dev.wirespeed.jackson.WirespeedJsonFactory;
import dev.wirespeed.jackson.WirespeedModule;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JsonFactoryBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.ImportRuntimeHints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonFactoryBuilder;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.module.SimpleModule;

/** Puts codecs into Spring Boot's mapper, and so into its converters, codecs and clients. */
@AutoConfiguration(before = JacksonAutoConfiguration.class)
@ImportRuntimeHints(CodecsAutoConfiguration.Hints.class)
final class CodecsAutoConfiguration {

    /** A native image needs to be told of the file with the module's version. */
    static final class Hints implements RuntimeHintsRegistrar {
        @Override
        public void registerHints(RuntimeHints hints, @Nullable ClassLoader loader) {
            hints.resources().registerPattern("dev/wirespeed/jackson/version.properties");
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnBooleanProperty(name = "wirespeed.codecs.enabled", matchIfMissing = true)
    static class On {
        /**
         * Its buffers come from a pool that costs less than Jackson's, and codecs read indented documents directly,
         * too.
         */
        @Bean
        @ConditionalOnMissingBean
        JsonFactory wirespeedJsonFactory(ObjectProvider<JsonFactoryBuilderCustomizer> customizers) {
            JsonFactoryBuilder builder = new WirespeedJsonFactory().rebuild();
            customizers.orderedStream().forEach(each -> each.customize(builder));
            return builder.build();
        }

        @Bean
        @ConditionalOnMissingBean
        WirespeedModule wirespeedModule() {
            return new WirespeedModule();
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnBooleanProperty(name = "wirespeed.codecs.enabled", havingValue = false)
    static class Off {
        /** Replaces the module that mappers find by themselves. */
        @Bean
        JacksonModule wirespeedNoModule() {
            return new SimpleModule("wirespeed is off") {
                @Override
                public Object getRegistrationId() {
                    return new WirespeedModule().getRegistrationId();
                }
            };
        }
    }
}
