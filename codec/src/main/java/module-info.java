/** What generated codecs run on, and what users call. */
module dev.wirespeed.codec {
    requires static org.jspecify;
    requires transitive com.fasterxml.jackson.annotation;

    exports dev.wirespeed;
    exports dev.wirespeed.json;
    exports dev.wirespeed.runtime;

    uses dev.wirespeed.json.JsonFallback;
}
