package dev.wirespeed.example;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.concurrent.Callable;
import org.springframework.context.ConfigurableApplicationContext;

/** The mapper of an application, and what the tests have to know of this version of Spring Boot. */
record Boot(ObjectMapper mapper) {
    /** How many of the application's classes codecs have to write and read. */
    static final int SERVED = 16;

    /** Keeps the module for codecs, which it finds by itself, from the mapper of the application. */
    static final String WITHOUT_CODECS = "--spring.autoconfigure.exclude=dev.wirespeed.jackson2.SpringBoot3";

    static Boot of(ConfigurableApplicationContext application) {
        return new Boot(application.getBean(ObjectMapper.class));
    }

    /** Whether it has the module for codecs. */
    boolean hasCodecs() {
        return mapper.getRegisteredModuleIds().toString().contains("wirespeed");
    }

    byte[] write(Object value) throws Exception {
        return mapper.writeValueAsBytes(value);
    }

    Object read(byte[] document, Class<?> type) throws Exception {
        return mapper.readValue(document, type);
    }

    /** What reads a list of what the type says. */
    Callable<?> readingList(byte[] document, Class<?> type) {
        JavaType list = mapper.getTypeFactory().constructCollectionType(List.class, type);
        return () -> mapper.readValue(document, list);
    }
}
