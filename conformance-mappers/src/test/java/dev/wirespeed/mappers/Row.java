package dev.wirespeed.mappers;

import java.util.List;

/**
 * A mapper.
 *
 * @param title in the table
 * @param subject the simple name of the class that makes it
 * @param application the class path of an application without codecs
 * @param options of the processor
 * @param settings what the application asks for
 */
record Row(String title, String subject, ClassPath application, List<String> options, List<String> settings) {
    Row(String title, String subject, ClassPath application, List<String> options) {
        this(title, subject, application, options, List.of());
    }

    /** The same with more on the class path. */
    Row beside(String module, ClassPath modules, String jar, String type) {
        boolean finds = subject.equals("Boot4") || subject.equals("Micronaut4");
        return new Row(
                title + ", " + module,
                subject,
                application.with(modules, jar),
                options,
                finds ? List.of() : List.of(type));
    }

    Row with(String... wanted) {
        return new Row(
                "`" + String.join(" ", wanted).replace("--", "") + "`", subject, application, options, List.of(wanted));
    }

    boolean isJackson2() {
        return options.contains("dialect=jackson2");
    }
}
