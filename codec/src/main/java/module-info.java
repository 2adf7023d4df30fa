/** The API of Wirespeed, and the runtime of generated codecs. */
@SuppressWarnings("module") // those of the mappers are built later
module dev.wirespeed.codec {
    requires static org.jspecify;
    requires transitive com.fasterxml.jackson.annotation;

    exports dev.wirespeed;
    exports dev.wirespeed.json;
    exports dev.wirespeed.runtime;
    exports dev.wirespeed.mapper to
            dev.wirespeed.jackson,
            dev.wirespeed.jackson2;

    uses dev.wirespeed.json.JsonFallback;
}
