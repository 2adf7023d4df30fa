package dev.wirespeed.spring;

import dev.wirespeed.spring.report.Report;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.BindingReflectionHintsRegistrar;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;

/** The endpoint's needs in a native image: the parts of its page, and reflection to be written as JSON. */
final class MeterHints implements RuntimeHintsRegistrar {

    @Override
    public void registerHints(RuntimeHints hints, @Nullable ClassLoader loader) {
        hints.resources().registerPattern("dev/wirespeed/spring/report/page.*");
        new BindingReflectionHintsRegistrar().registerReflectionHints(hints.reflection(), Report.class);
    }
}
