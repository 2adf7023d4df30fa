package dev.wirespeed.mappers;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

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
    /** The subject that has the starter on its class path. */
    static final String WITH_STARTER = "Boot4Starter";

    /** Those that find modules by themselves. */
    private static final Set<String> FINDERS = Set.of("Boot4", WITH_STARTER, "Micronaut4", "Jersey3");

    Row(String title, String subject, ClassPath application, List<String> options) {
        this(title, subject, application, options, List.of());
    }

    /** The same with more on the class path. */
    Row beside(String module, ClassPath modules, String jar, String type) {
        boolean finds = FINDERS.contains(subject);
        return new Row(
                title + ", " + module,
                subject,
                application.with(modules, jar),
                options,
                finds ? List.of() : List.of(type));
    }

    /** The same with a property, and codecs that were made for it if there are options for what it says. */
    Row with(Property property) {
        List<String> all =
                Stream.concat(options.stream(), property.options().stream()).toList();
        return new Row("`" + property.text() + "`", subject, application, all, List.of(property.setting()));
    }

    /** The same with several settings, for which its codecs were not made. */
    Row with(List<String> several) {
        return new Row(title + " " + several, subject, application, options, several);
    }

    /**
     * A property of Spring's, or a feature of Jackson's.
     *
     * @param options of the processor that say the same
     * @param setting what the subject is told
     */
    record Property(String text, List<String> options, String setting) {
        static Property of(String name, String... options) {
            return new Property("spring.jackson." + name, List.of(options), "--spring.jackson." + name);
        }
    }

    /** Whether it is one of many that differ in a setting. */
    boolean isOfSetting() {
        return title.startsWith("`");
    }

    boolean isJackson2() {
        return options.stream().anyMatch(option -> option.startsWith("dialect="));
    }

    @Override
    public String toString() {
        return title + " " + options + " " + settings;
    }
}
