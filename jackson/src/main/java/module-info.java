/** Puts generated codecs into Jackson's mappers, and Jackson into codecs as the fallback. */
@SuppressWarnings("requires-automatic") // only manifests name the modules of Spring
module dev.wirespeed.jackson {
    requires transitive dev.wirespeed.codec;
    requires transitive tools.jackson.databind;
    requires static org.jspecify;
    requires static spring.beans;
    requires static spring.boot;
    requires static spring.boot.autoconfigure;
    requires static spring.context;
    requires static spring.core;

    exports dev.wirespeed.jackson;

    // Jackson makes the serializer that a class of ours names.
    opens dev.wirespeed.jackson to
            tools.jackson.databind;

    provides dev.wirespeed.json.JsonFallback with
            dev.wirespeed.jackson.JacksonFallback;
    provides tools.jackson.databind.JacksonModule with
            dev.wirespeed.jackson.WirespeedModule;
}
