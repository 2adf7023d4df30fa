package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.CodecName;

/** The classes that generated code runs on. */
final class JsonRuntime {
    static final ClassName CODEC = json("JsonCodec");
    static final ClassName WRITER = json("JsonWriter");
    static final ClassName READER = json("JsonReader");
    static final ClassName NAME = json("JsonName");
    static final ClassName NAMES = json("JsonNames");
    static final ClassName ENUM = json("JsonEnum");
    static final ClassName ENUM_CODEC = json("JsonEnumCodec");
    static final ClassName KEY = json("JsonKey");
    static final ClassName KEYS = json("JsonKeys");
    static final ClassName KIND = json("JsonKind");
    static final ClassName VARIANTS = json("JsonVariants");
    static final ClassName FALLBACK = json("JsonFallback");
    static final ClassName MEMBERS = neutral("Members");
    static final ClassName NULLS = neutral("Nulls");
    static final ClassName REFERENCES = neutral("References");
    static final ClassName FIELDS = json("JsonFields");
    static final ClassName OPTIONS = neutral("CodecOptions");
    static final ClassName PARTS = neutral("Parts");
    static final ClassName WRITTEN_PARTS = json("JsonParts");
    static final ClassName INCLUDE = ClassName.get("com.fasterxml.jackson.annotation", "JsonInclude", "Include");
    static final ClassName KOTLIN = neutral("Kotlin");
    static final ClassName TYPE_REF = ClassName.get("dev.wirespeed", "TypeRef");

    private static final String SUFFIX = "_JsonCodec";

    private JsonRuntime() {}

    private static ClassName json(String name) {
        return ClassName.get("dev.wirespeed.json", name);
    }

    private static ClassName neutral(String name) {
        return ClassName.get("dev.wirespeed.runtime", name);
    }

    /** The type without its arguments. */
    static TypeName raw(TypeName type) {
        return type instanceof ParameterizedTypeName parameterized ? parameterized.rawType() : type;
    }

    /** The class that is a codec: {@code Order_JsonCodec}. */
    static ClassName codec(CodecName name) {
        String set = name.set().isEmpty() ? "" : "_" + name.set();
        ClassName codec = ClassName.get(name.packageName(), name.name() + SUFFIX + set);
        for (String nested : name.nested()) {
            codec = codec.nestedClass(nested + SUFFIX);
        }
        return codec;
    }

    static TypeName codecOf(TypeName type) {
        return ParameterizedTypeName.get(CODEC, type);
    }
}
