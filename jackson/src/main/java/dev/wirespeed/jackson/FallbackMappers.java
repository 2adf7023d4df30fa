package dev.wirespeed.jackson;

import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Settings;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** Mappers for what codecs of some options leave to Jackson: the usual one, and others that are told what the mapper around is. */
final class FallbackMappers {
    private final CodecOptions options;
    private final JsonMapper usual;
    private final Map<Settings, JsonMapper> others = new ConcurrentHashMap<>();

    /** @param options those of the codecs */
    FallbackMappers(CodecOptions options) {
        this.options = options;
        usual = build(DefaultMappers.mapper(options));
    }

    /** What a deserializer leaves unread is refused: in the whole document Jackson would go on in the midst of it. */
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

    /** The one without further settings. */
    JsonMapper usual() {
        return usual;
    }

    /** One that has these settings. */
    JsonMapper of(Settings settings) {
        return settings.isUsual()
                ? usual
                : others.computeIfAbsent(
                        settings.ofMapper(), each -> build(MapperSettings.put(each, DefaultMappers.mapper(options))));
    }
}
