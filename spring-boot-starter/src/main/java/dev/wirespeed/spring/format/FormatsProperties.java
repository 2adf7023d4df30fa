package dev.wirespeed.spring.format;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Formats that clients may ask for in addition to Spring's.
 *
 * @param positionalJson whether application/json;shape=array is JSON with arrays of values for objects
 */
@ConfigurationProperties("wirespeed.formats")
public record FormatsProperties(@DefaultValue("false") boolean positionalJson) {}
