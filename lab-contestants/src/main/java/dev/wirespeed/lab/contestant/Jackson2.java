package dev.wirespeed.lab.contestant;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirespeed.lab.workload.Workload;
import java.io.IOException;
import java.lang.reflect.Type;

/**
 * Jackson 2 with its modules for {@code java.time} and {@code Optional}, times as text and unknown properties ignored, which are
 * Jackson 3's defaults.
 */
public final class Jackson2 implements Contestant {
    @Override
    public String id() {
        return "jackson2";
    }

    @Override
    public String title() {
        return "Jackson 2";
    }

    @Override
    public String version() {
        return Versions.of("jackson2");
    }

    @Override
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        return bind(workload.javaType());
    }

    /** The default mapper, but for its factory. */
    static JsonMapper.Builder builder(JsonFactory factory) {
        return JsonMapper.builder(factory).addModule(new JavaTimeModule()).addModule(new Jdk8Module());
    }

    /** Binds with the modules named, with reader and writer resolved once, as Jackson advises for repeated use. */
    static <T> Binding<T, T> bind(Type type, Module... modules) {
        return bind(builder(new JsonFactory()), type, modules);
    }

    /** Binds with a mapper of any format. */
    static <T> Binding<T, T> bind(MapperBuilder<?, ?> builder, Type type, Module... modules) {
        ObjectMapper mapper = builder.addModules(modules)
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build();
        JavaType javaType = mapper.constructType(type);
        ObjectWriter writer = mapper.writerFor(javaType);
        ObjectReader reader = mapper.readerFor(javaType);
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) throws IOException {
                return writer.writeValueAsBytes(model);
            }

            @Override
            public T read(byte[] document) throws IOException {
                return reader.readValue(document);
            }
        };
    }
}
