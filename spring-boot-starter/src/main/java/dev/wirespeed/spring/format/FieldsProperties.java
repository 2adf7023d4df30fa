package dev.wirespeed.spring.format;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Lets requests ask for some of the properties that a controller returns.
 *
 * @param enabled whether there is a parameter for them
 * @param parameter its name
 */
@ConfigurationProperties("wirespeed.fields")
public record FieldsProperties(
        @DefaultValue("false") boolean enabled,
        @DefaultValue("fields") String parameter) {}
