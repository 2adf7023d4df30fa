package dev.wirespeed.processor.emit.json;

import com.palantir.javapoet.ClassName;
import dev.wirespeed.processor.emit.RuntimeClass;

/** The classes that JSON's codecs run on. */
final class JsonRuntime {
    static final ClassName KEY = of(RuntimeClass.KEY);
    static final ClassName KEYS = of(RuntimeClass.KEYS);
    static final ClassName KIND = json("JsonKind");
    static final ClassName TEXTS = json("JsonTexts");
    static final ClassName NUMBERS = json("JsonNumbers");
    static final ClassName TIMES = json("JsonTimes");
    static final ClassName TIME_FORMAT = json("JsonTimeFormat");

    private static final String ANNOTATIONS = "com.fasterxml.jackson.annotation";

    static final ClassName SHAPE = ClassName.get(ANNOTATIONS, "JsonFormat", "Shape");

    private JsonRuntime() {}

    static ClassName of(RuntimeClass each) {
        return switch (each) {
            case CODEC -> json("JsonCodec");
            case WRITER -> json("JsonWriter");
            case READER -> json("JsonReader");
            case NAME -> json("JsonName");
            case NAMES -> json("JsonNames");
            case ENUM -> json("JsonEnum");
            case ENUM_CODEC -> json("JsonEnumCodec");
            case KEY -> json("JsonKey");
            case KEYS -> json("JsonKeys");
            case VARIANTS -> json("JsonVariants");
            case FALLBACK -> json("JsonFallback");
            case FIELDS -> json("JsonFields");
            case PARTS -> json("JsonParts");
        };
    }

    private static ClassName json(String name) {
        return ClassName.get("dev.wirespeed.json", name);
    }
}
