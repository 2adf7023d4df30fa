package dev.wirespeed.spring.format;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Requests for some properties of what a controller returns.
 *
 * @param enabled whether there is a parameter for that
 * @param parameter its name
 */
@ConfigurationProperties("wirespeed.fields")
public record FieldsProperties(
        @DefaultValue("false") boolean enabled,
        @DefaultValue("fields") String parameter) {}
