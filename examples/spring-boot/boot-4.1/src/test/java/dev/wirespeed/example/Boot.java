package dev.wirespeed.example;

import java.util.List;
import java.util.concurrent.Callable;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.json.JsonMapper;

/** The mapper of an application, and what the tests have to know of this version of Spring Boot. */
record Boot(JsonMapper mapper) {
    /** How many of the application's classes codecs have to write and read. */
    static final int SERVED = 16;

    /** Keeps the module for codecs, which it finds by itself, from the mapper of the application. */
    static final String WITHOUT_CODECS = "--spring.jackson.find-and-add-modules=false";

    static Boot of(ConfigurableApplicationContext application) {
        return new Boot(application.getBean(JsonMapper.class));
    }

    /** Whether it has the module for codecs. */
    boolean hasCodecs() {
        return mapper.registeredModules().stream()
                .anyMatch(module -> module.getModuleName().equals("wirespeed"));
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
