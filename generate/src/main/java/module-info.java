/** Generates codecs for classes that are compiled already. */
module dev.wirespeed.generate {
    requires dev.wirespeed.codec;
    requires dev.wirespeed.processor;
    requires transitive java.compiler;
    requires static org.jspecify;

    exports dev.wirespeed.generate;
}
