package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;

/** The classes that codecs of every format run on. */
final class Shared {
    static final ClassName KOTLIN = runtime("Kotlin");
    static final ClassName MEMBERS = runtime("Members");
    static final ClassName NULLS = runtime("Nulls");
    static final ClassName OPTIONS = runtime("CodecOptions");
    static final ClassName PARTS = runtime("Parts");
    static final ClassName REFERENCES = runtime("References");
    static final ClassName INCLUDE = ClassName.get("com.fasterxml.jackson.annotation", "JsonInclude", "Include");
    static final ClassName TYPE_REF = ClassName.get("dev.wirespeed", "TypeRef");

    private Shared() {}

    private static ClassName runtime(String name) {
        return ClassName.get("dev.wirespeed.runtime", name);
    }
}
