package dev.wirespeed.example;

import java.util.List;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.json.JsonMapper;

/** What the tests have to know of this version of Spring Boot. */
final class Boot {
    /** How many of the application's classes codecs have to write and read. */
    static final int SERVED = 16;

    /** Keeps the module for codecs, which it finds by itself, from the mapper of the application. */
    static final String WITHOUT_CODECS = "--spring.jackson.find-and-add-modules=false";

    private Boot() {}

    /** Whether the mapper of the application has the module for codecs. */
    static boolean hasCodecs(ConfigurableApplicationContext application) {
        JsonMapper mapper = application.getBean(JsonMapper.class);
        return mapper.registeredModules().stream()
                .anyMatch(module -> module.getModuleName().equals("wirespeed"));
    }

    /** By the mapper of the application. */
    static byte[] write(ConfigurableApplicationContext application, Object value) throws Exception {
        return application.getBean(JsonMapper.class).writeValueAsBytes(value);
    }

    /** By the mapper of the application. */
    static Object read(ConfigurableApplicationContext application, byte[] document, Class<?> type) throws Exception {
        return application.getBean(JsonMapper.class).readValue(document, type);
    }

    /** A list of what the type says, by the mapper of the application. */
    static Object readList(ConfigurableApplicationContext application, byte[] document, Class<?> type)
            throws Exception {
        JsonMapper mapper = application.getBean(JsonMapper.class);
        return mapper.readValue(document, mapper.getTypeFactory().constructCollectionType(List.class, type));
    }
}
