package dev.wirespeed.jackson;

import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Settings;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * Mappers for values that codecs with some options leave to Jackson: the usual one, and others with the surrounding
 * mapper's settings.
 */
final class FallbackMappers {
    private final CodecOptions options;
    private final JsonMapper usual;
    private final Map<Settings, JsonMapper> others = new ConcurrentHashMap<>();

    /** @param options the options of the codecs */
    FallbackMappers(CodecOptions options) {
        this.options = options;
        usual = build(DefaultMappers.mapper(options));
    }

    /**
     * Refuses anything that a deserializer leaves unread: Jackson would continue there, in the middle of the whole
     * document.
     */
    private static JsonMapper build(JsonMapper.Builder mapper) {
        return mapper.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .addModule(new SimpleModule("wirespeed-fallback")
                        .setSerializerModifier(new MixinGuard.OfSerializers())
                        .setDeserializerModifier(new MixinGuard.OfDeserializers())
                        .addSerializer(Emptiness.class, new Emptiness.Serializer())
                        .addSerializer(OneProperty.Written.class, new OneProperty.Serializer())
                        .addDeserializer(OneProperty.Result.class, new OneProperty.Deserializer()))
                .build();
    }

    /** The mapper without further settings. */
    JsonMapper usual() {
        return usual;
    }

    /** The mapper with these settings. */
    JsonMapper of(Settings settings) {
        return settings.isUsual()
                ? usual
                : others.computeIfAbsent(
                        settings.ofMapper(), each -> build(MapperSettings.put(each, DefaultMappers.mapper(options))));
    }
}
