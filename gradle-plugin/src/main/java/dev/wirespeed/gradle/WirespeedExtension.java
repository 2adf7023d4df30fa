package dev.wirespeed.gradle;

import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;

/** What a project says of its codecs, in the block {@code wirespeed} of its build script. */
public interface WirespeedExtension {
    /**
     * The packages whose classes get codecs, such as {@code com.acme.dto}; {@code *} stands for one part of a name, {@code **} for any
     * number of parts. They may be packages of dependencies, too.
     */
    @Input
    ListProperty<String> getPackages();

    /** Classes that get codecs in other packages than these, by their qualified names. */
    @Input
    ListProperty<String> getClasses();

    /** The formats of the codecs, with commas between them; {@code json} if nothing is said. */
    @Input
    @Optional
    Property<String> getFormats();

    /**
     * Whose defaults the codecs follow: {@code jackson3}, {@code jackson2}, or {@code spring-boot-3}. If nothing is said, the class path
     * tells.
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

    /** Sets of further codecs for mappers that are configured otherwise, such as {@code api:naming=SNAKE_CASE;inclusion=NON_NULL}. */
    @Input
    @Optional
    Property<String> getAlso();

    /** Whether the build fails where a class gets no codec. */
    @Input
    Property<Boolean> getFailOnRefused();

    /** A folder into which the sources of the codecs are written, for a look at them. */
    @Internal // Gradle wants such a folder to be the task's own
    DirectoryProperty getSourcesDirectory();

    /** Whether no codecs are made, and those that were made before are deleted. */
    @Input
    Property<Boolean> getSkip();
}
