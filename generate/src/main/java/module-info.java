/** Generates codecs for compiled classes. */
module dev.wirespeed.generate {
    requires dev.wirespeed.codec;
    requires dev.wirespeed.processor;
    requires transitive java.compiler;
    requires static org.jspecify;

    exports dev.wirespeed.generate;
}
