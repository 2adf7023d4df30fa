package dev.wirespeed.jackson2;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingClass;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** Has Spring Boot 3 build its mapper with the module, and with a factory whose parsers codecs can read in. */
@AutoConfiguration(beforeName = "org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration")
@ConditionalOnClass(Jackson2ObjectMapperBuilderCustomizer.class)
class SpringBoot3 {

    /** The module, unless the application has one with its own configuration. */
    @Bean
    @ConditionalOnMissingBean
    WirespeedModule wirespeedModule() {
        return new WirespeedModule();
    }

    /**
     * The factory, unless the same builder also builds mappers of XML. A customizer of the application can set another
     * factory.
     */
    @Bean
    @Order(Ordered.HIGHEST_PRECEDENCE)
    @ConditionalOnMissingClass("com.fasterxml.jackson.dataformat.xml.XmlMapper")
    Jackson2ObjectMapperBuilderCustomizer wirespeedJsonFactory() {
        return builder -> builder.factory(new WirespeedJsonFactory());
    }
}
