package dev.wirespeed.mappers.forked;

import dev.wirespeed.jackson.WirespeedModule;
import dev.wirespeed.mappers.fork.Subject;
import java.util.List;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/** A mapper of Jackson 3 that has nothing but what its settings say: modules and features. */
public final class Plain3 implements Subject {
    @Override
    public Mapper start(List<String> settings, boolean byHand) throws Exception {
        JsonMapper.Builder builder = JsonMapper.builder();
        for (String setting : settings) {
            if (setting.contains("=")) {
                configure(builder, setting.split("[.=]"));
            } else {
                builder.addModule(
                        (JacksonModule) Class.forName(setting).getConstructor().newInstance());
            }
        }
        if (byHand) {
            builder.addModule(new WirespeedModule());
        }
        return new Mapper3(builder.build(), () -> {});
    }

    /** @param setting the kind of a feature, its name, and whether it is on */
    private static void configure(JsonMapper.Builder builder, String[] setting) {
        boolean on = Boolean.parseBoolean(setting[2]);
        switch (setting[0]) {
            case "SerializationFeature" -> builder.configure(SerializationFeature.valueOf(setting[1]), on);
            case "DeserializationFeature" -> builder.configure(DeserializationFeature.valueOf(setting[1]), on);
            case "MapperFeature" -> builder.configure(MapperFeature.valueOf(setting[1]), on);
            case "EnumFeature" -> builder.configure(EnumFeature.valueOf(setting[1]), on);
            case "DateTimeFeature" -> builder.configure(DateTimeFeature.valueOf(setting[1]), on);
            case "JsonNodeFeature" -> builder.configure(JsonNodeFeature.valueOf(setting[1]), on);
            case "StreamReadFeature" -> builder.configure(StreamReadFeature.valueOf(setting[1]), on);
            case "StreamWriteFeature" -> builder.configure(StreamWriteFeature.valueOf(setting[1]), on);
            case "JsonReadFeature" -> builder.configure(JsonReadFeature.valueOf(setting[1]), on);
            case "JsonWriteFeature" -> builder.configure(JsonWriteFeature.valueOf(setting[1]), on);
            default -> throw new IllegalArgumentException(setting[0]);
        }
    }
}
