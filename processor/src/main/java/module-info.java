/** Generates codecs at compile time. */
// generate is built later, and only a manifest names JavaPoet's module
@SuppressWarnings({"module", "requires-automatic"})
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
