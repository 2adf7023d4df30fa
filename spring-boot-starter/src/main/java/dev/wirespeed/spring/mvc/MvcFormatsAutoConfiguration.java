package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.format.FieldsParameter;
import dev.wirespeed.spring.format.OfferedFormat;
import dev.wirespeed.spring.format.OfferedFormats;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.converter.HttpMessageConverters.ServerBuilder;
import org.springframework.web.servlet.DispatcherServlet;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;

/** Formats and properties that clients may ask for, in Spring MVC. */
@AutoConfiguration(
        afterName = "dev.wirespeed.spring.format.FormatsAutoConfiguration",
        beforeName = "org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration")
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@ConditionalOnClass(DispatcherServlet.class)
@ConditionalOnBean(OfferedFormats.class)
final class MvcFormatsAutoConfiguration {

    @Bean
    FormatsFirst wirespeedFormatConverters(
            OfferedFormats offered, ObjectProvider<RequestMappingHandlerAdapter> adapters) {
        return new FormatsFirst(offered, adapters);
    }

    @Bean
    ViewAdvice wirespeedViewAdvice() {
        return new ViewAdvice();
    }

    @Bean
    @ConditionalOnBean(FieldsParameter.class)
    FieldsAdvice wirespeedFieldsAdvice(FieldsParameter parameter) {
        return new FieldsAdvice(parameter);
    }

    /** Puts formats before converters that would take their media types for JSON. */
    @Order(Ordered.HIGHEST_PRECEDENCE)
    record FormatsFirst(OfferedFormats offered, ObjectProvider<RequestMappingHandlerAdapter> adapters)
            implements WebMvcConfigurer {
        @Override
        public void configureMessageConverters(ServerBuilder builder) {
            for (OfferedFormat each : offered.formats()) {
                builder.addCustomConverter(
                        new FormatConverter(each, () -> adapters.getObject().getMessageConverters()));
            }
        }
    }
}
