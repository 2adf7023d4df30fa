/** Codecs inside Jackson's mappers, and Jackson inside codecs. */
module dev.wirespeed.jackson {
    requires transitive dev.wirespeed.codec;
    requires transitive tools.jackson.databind;
    requires static org.jspecify;

    exports dev.wirespeed.jackson;

    provides dev.wirespeed.json.JsonFallback with
            dev.wirespeed.jackson.JacksonFallback;
    provides tools.jackson.databind.JacksonModule with
            dev.wirespeed.jackson.WirespeedModule;
}
