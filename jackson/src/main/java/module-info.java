/** Codecs inside Jackson's mappers, and Jackson inside codecs. */
module dev.wirespeed.jackson {
    requires transitive dev.wirespeed.codec;
    requires transitive tools.jackson.databind;
    requires static transitive com.fasterxml.jackson.databind;
    requires static com.fasterxml.jackson.datatype.jdk8;
    requires static com.fasterxml.jackson.datatype.jsr310;
    requires static com.fasterxml.jackson.module.paramnames;
    requires static org.jspecify;

    exports dev.wirespeed.jackson;
    exports dev.wirespeed.jackson.jackson2;

    provides dev.wirespeed.json.JsonFallback with
            dev.wirespeed.jackson.JacksonFallback,
            dev.wirespeed.jackson.jackson2.Jackson2Fallback;
}
