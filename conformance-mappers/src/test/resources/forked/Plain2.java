package dev.wirespeed.mappers.forked;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.wirespeed.jackson2.WirespeedModule;
import dev.wirespeed.mappers.fork.Subject;
import java.util.List;

/** A mapper of Jackson 2 with the modules for what Jackson 3 knows by itself, and more, which are its settings beside features. */
public final class Plain2 implements Subject {
    @Override
    public Mapper start(List<String> settings, boolean byHand) throws Exception {
        JsonMapper.Builder builder =
                JsonMapper.builder().addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule());
        for (String setting : settings) {
            if (setting.contains("=")) {
                configure(builder, setting.split("[.=]"));
            } else {
                builder.addModule(
                        (Module) Class.forName(setting).getConstructor().newInstance());
            }
        }
        if (byHand) {
            builder.addModule(new WirespeedModule());
        }
        return new Mapper2(builder.build(), () -> {});
    }

    /** @param setting the kind of a feature, its name, and whether it is on */
    private static void configure(JsonMapper.Builder builder, String[] setting) {
        boolean on = Boolean.parseBoolean(setting[2]);
        switch (setting[0]) {
            case "SerializationFeature" -> builder.configure(SerializationFeature.valueOf(setting[1]), on);
            case "DeserializationFeature" -> builder.configure(DeserializationFeature.valueOf(setting[1]), on);
            case "MapperFeature" -> builder.configure(MapperFeature.valueOf(setting[1]), on);
            case "EnumFeature" -> builder.configure(EnumFeature.valueOf(setting[1]), on);
            case "JsonNodeFeature" -> builder.configure(JsonNodeFeature.valueOf(setting[1]), on);
            case "StreamReadFeature" -> builder.configure(StreamReadFeature.valueOf(setting[1]), on);
            case "StreamWriteFeature" -> builder.configure(StreamWriteFeature.valueOf(setting[1]), on);
            case "JsonReadFeature" -> builder.configure(JsonReadFeature.valueOf(setting[1]), on);
            case "JsonWriteFeature" -> builder.configure(JsonWriteFeature.valueOf(setting[1]), on);
            default -> throw new IllegalArgumentException(setting[0]);
        }
    }
}
