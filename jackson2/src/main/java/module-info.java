/**
 * Puts codecs of the dialect {@code jackson2} into Jackson 2's mappers, and Jackson 2 into such codecs as the fallback.
 */
// The digit is that of Jackson 2; only manifests name the modules of Spring.
@SuppressWarnings({"module", "requires-automatic"})
module dev.wirespeed.jackson2 {
    requires transitive com.fasterxml.jackson.databind;
    requires transitive dev.wirespeed.codec;
    requires com.fasterxml.jackson.datatype.jdk8;
    requires com.fasterxml.jackson.datatype.jsr310;
    requires static org.jspecify;
    requires static spring.beans;
    requires static spring.boot;
    requires static spring.boot.autoconfigure;
    requires static spring.context;
    requires static spring.core;
    requires static spring.web;

    exports dev.wirespeed.jackson2;

    // Jackson makes the serializer that a class of ours names.
    opens dev.wirespeed.jackson2 to
            com.fasterxml.jackson.databind;

    provides dev.wirespeed.json.JsonFallback with
            dev.wirespeed.jackson2.JacksonFallback;
    provides com.fasterxml.jackson.databind.Module with
            dev.wirespeed.jackson2.WirespeedModule;
}
