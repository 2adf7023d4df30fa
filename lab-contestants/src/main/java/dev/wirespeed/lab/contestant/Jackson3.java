package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.Workload;
import java.lang.reflect.Type;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3's default {@link JsonMapper}: what the document of every other contestant is compared with. */
public final class Jackson3 implements Contestant {
    @Override
    public String id() {
        return "jackson3";
    }

    @Override
    public String title() {
        return "Jackson 3";
    }

    @Override
    public String version() {
        return Versions.of("jackson3");
    }

    @Override
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        return bind(JsonMapper.shared(), workload.javaType());
    }

    /** Binds with reader and writer resolved once, as Jackson advises for repeated use. */
    static <T> Binding<T, T> bind(JsonMapper mapper, Type type) {
        JavaType javaType = mapper.constructType(type);
        ObjectWriter writer = mapper.writerFor(javaType);
        ObjectReader reader = mapper.readerFor(javaType);
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) {
                return writer.writeValueAsBytes(model);
            }

            @Override
            public T read(byte[] document) {
                return reader.readValue(document);
            }
        };
    }
}
