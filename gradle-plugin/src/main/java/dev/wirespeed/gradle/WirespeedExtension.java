package dev.wirespeed.gradle;

import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;

/** The settings of a project's codecs, the block {@code wirespeed} of its build script. */
public interface WirespeedExtension {
    /**
     * The packages whose classes get codecs, such as {@code com.acme.dto}; {@code *} stands for one part of a name,
     * {@code **} for any number of parts. Packages of dependencies can be named, too.
     */
    @Input
    ListProperty<String> getPackages();

    /** Further classes that get codecs, by their qualified names. */
    @Input
    ListProperty<String> getClasses();

    /** The formats of the codecs, separated by commas; {@code json} by default. */
    @Input
    @Optional
    Property<String> getFormats();

    /**
     * The dialect whose defaults the codecs follow: {@code jackson3}, {@code jackson2}, or {@code spring-boot-3}. By
     * default, it depends on the class path.
     */
    @Input
    @Optional
    Property<String> getDialect();

    /** How the mapper names properties, such as {@code SNAKE_CASE}. */
    @Input
    @Optional
    Property<String> getNaming();

    /** Which properties the mapper writes, such as {@code NON_NULL}. */
    @Input
    @Optional
    Property<String> getInclusion();

    /** Which entries of maps the mapper writes, such as {@code NON_NULL}. */
    @Input
    @Optional
    Property<String> getContents();

    /** The order in which the mapper writes properties, {@code ALPHABETIC} or {@code DECLARED}. */
    @Input
    @Optional
    Property<String> getOrder();

    /** How the mapper writes enums, {@code NAME} or {@code TO_STRING}. */
    @Input
    @Optional
    Property<String> getEnums();

    /**
     * Further sets of codecs, for mappers with other configurations, such as
     * {@code api:naming=SNAKE_CASE;inclusion=NON_NULL}.
     */
    @Input
    @Optional
    Property<String> getAlso();

    /** Whether the build fails if a class gets no codec. */
    @Input
    Property<Boolean> getFailOnRefused();

    /** A folder for the sources of the codecs, for inspection. */
    @Internal // Gradle wants such a folder to be the task's own
    DirectoryProperty getSourcesDirectory();

    /** Skips the generation, and deletes codecs that were generated before. */
    @Input
    Property<Boolean> getSkip();
}
