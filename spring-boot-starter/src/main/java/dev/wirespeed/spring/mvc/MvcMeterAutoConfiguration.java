package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.DispatcherType;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.converter.HttpMessageConverters.ServerBuilder;
import org.springframework.web.servlet.DispatcherServlet;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;

/** The meter in Spring MVC. */
@AutoConfiguration(
        afterName = "dev.wirespeed.spring.MeterAutoConfiguration",
        beforeName = "org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration")
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@ConditionalOnClass({DispatcherServlet.class, FilterRegistrationBean.class})
@ConditionalOnBean(SerializationMeter.class)
final class MvcMeterAutoConfiguration {

    @Bean
    FilterRegistrationBean<MeterFilter> wirespeedMeterFilter(SerializationMeter meter) {
        FilterRegistrationBean<MeterFilter> registration = new FilterRegistrationBean<>(new MeterFilter(meter));
        registration.setOrder(Ordered.LOWEST_PRECEDENCE);
        registration.setDispatcherTypes(DispatcherType.REQUEST, DispatcherType.ERROR);
        return registration;
    }

    @Bean
    static MeteredHandlers wirespeedMeteredHandlers(
            ObjectProvider<SerializationMeter> meter, ObjectProvider<RequestMappingHandlerAdapter> adapters) {
        return new MeteredHandlers(meter, adapters);
    }

    @Bean
    ConversionAdvice wirespeedConversionAdvice() {
        return new ConversionAdvice();
    }

    @Bean
    EmittersFirst wirespeedEmitterConverter() {
        return new EmittersFirst();
    }

    @Order(Ordered.HIGHEST_PRECEDENCE)
    static final class EmittersFirst implements WebMvcConfigurer {
        @Override
        public void configureMessageConverters(ServerBuilder builder) {
            builder.addCustomConverter(new EmitterConverter());
        }
    }
}
