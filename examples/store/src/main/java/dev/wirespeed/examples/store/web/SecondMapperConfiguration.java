package dev.wirespeed.examples.store.web;

import dev.wirespeed.examples.store.SecondMapper;
import dev.wirespeed.examples.store.api.CheckedOrder;
import dev.wirespeed.examples.store.api.OrderDto;
import dev.wirespeed.examples.store.api.OrderRequest;
import dev.wirespeed.examples.store.api.UserDto;
import dev.wirespeed.jackson.WirespeedModule;
import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.http.codec.CodecCustomizer;
import org.springframework.boot.http.converter.autoconfigure.ServerHttpMessageConvertersCustomizer;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.MediaType;
import org.springframework.http.codec.json.JacksonJsonDecoder;
import org.springframework.http.codec.json.JacksonJsonEncoder;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * With {@code store.second-mapper=true} Jackson alone converts what is sent or asked for as {@code application/vnd.jackson+json}, in
 * Spring's same converters. So both ways can be timed in one JVM.
 */
@Configuration(proxyBeanMethods = false)
@ConditionalOnBooleanProperty("store.second-mapper")
class SecondMapperConfiguration {
    private static final List<Class<?>> TYPES =
            List.of(UserDto.class, OrderDto.class, CheckedOrder.class, OrderRequest.class);

    private static final MediaType BY_JACKSON = MediaType.parseMediaType("application/vnd.jackson+json");

    /** Replaces the module that Spring Boot gives to all mappers. */
    private static final class WithoutCodecs extends SimpleModule {
        private static final long serialVersionUID = 1L;

        @Override
        public Object getRegistrationId() {
            return new WirespeedModule().getRegistrationId();
        }
    }

    /** As Spring Boot builds its own, but for the codecs and their factory. */
    @Bean
    SecondMapper secondMapper(ObjectProvider<JsonMapperBuilderCustomizer> customizers) {
        JsonMapper.Builder builder = JsonMapper.builder();
        customizers.orderedStream().forEach(each -> each.customize(builder));
        return new SecondMapper(builder.addModule(new WithoutCodecs()).build());
    }

    @Bean
    ServerHttpMessageConvertersCustomizer convertersWithSecondMapper(JsonMapper mapper, SecondMapper second) {
        return converters -> converters.configureMessageConverters(each -> {
            if (each instanceof JacksonJsonHttpMessageConverter json) {
                TYPES.forEach(type -> json.registerMappersForType(type, mappers -> add(mapper, second, mappers)));
            }
        });
    }

    @Bean
    CodecCustomizer codecsWithSecondMapper(JsonMapper mapper, SecondMapper second) {
        return codecs -> codecs.defaultCodecs().configureDefaultCodec(each -> {
            if (each instanceof JacksonJsonEncoder json) {
                TYPES.forEach(type -> json.registerMappersForType(type, mappers -> add(mapper, second, mappers)));
            } else if (each instanceof JacksonJsonDecoder json) {
                TYPES.forEach(type -> json.registerMappersForType(type, mappers -> add(mapper, second, mappers)));
            }
        });
    }

    private static void add(JsonMapper mapper, SecondMapper second, Map<? super MediaType, JsonMapper> mappers) {
        mappers.put(MediaType.APPLICATION_JSON, mapper);
        mappers.put(BY_JACKSON, second.mapper());
    }
}
