package dev.wirespeed.example;

import dev.wirespeed.jackson2.WirespeedModule;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import com.fasterxml.jackson.databind.ObjectMapper;

/** What the tests have to know of this version of Spring Boot. */
final class Boot {
    /** How many of the application's classes codecs have to write and read. */
    static final int SERVED = 0;

    private Boot() {}

    /** Has the mapper of the application use codecs. */
    static class Codecs {
        @Bean
        WirespeedModule wirespeedModule() {
            return new WirespeedModule();
        }
    }

    /** A value through the mapper of the application and back. */
    static Object thereAndBack(ConfigurableApplicationContext application, Object value) throws Exception {
        ObjectMapper mapper = application.getBean(ObjectMapper.class);
        return mapper.readValue(mapper.writeValueAsBytes(value), value.getClass());
    }
}
