/** Generates codecs at compile time. */
@SuppressWarnings("requires-automatic") // JavaPoet's manifest names its module
module dev.wirespeed.processor {
    requires com.palantir.javapoet;
    requires dev.wirespeed.codec;
    requires transitive java.compiler;
    requires jdk.compiler;
    requires static org.jspecify;

    exports dev.wirespeed.processor;
    exports dev.wirespeed.processor.read to
            dev.wirespeed.generate;

    provides javax.annotation.processing.Processor with
            dev.wirespeed.processor.WireProcessor;
}
