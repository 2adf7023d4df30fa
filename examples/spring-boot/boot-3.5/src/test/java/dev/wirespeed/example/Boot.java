package dev.wirespeed.example;

import dev.wirespeed.jackson2.WirespeedModule;
import java.util.List;
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

    /** By the mapper of the application. */
    static byte[] write(ConfigurableApplicationContext application, Object value) throws Exception {
        return application.getBean(ObjectMapper.class).writeValueAsBytes(value);
    }

    /** By the mapper of the application. */
    static Object read(ConfigurableApplicationContext application, byte[] document, Class<?> type) throws Exception {
        return application.getBean(ObjectMapper.class).readValue(document, type);
    }

    /** A list of what the type says, by the mapper of the application. */
    static Object readList(ConfigurableApplicationContext application, byte[] document, Class<?> type) throws Exception {
        ObjectMapper mapper = application.getBean(ObjectMapper.class);
        return mapper.readValue(document, mapper.getTypeFactory().constructCollectionType(List.class, type));
    }
}
