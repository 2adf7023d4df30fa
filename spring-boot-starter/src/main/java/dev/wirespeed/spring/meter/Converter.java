package dev.wirespeed.spring.meter;

/**
 * What converts bodies.
 *
 * @param type the class that does it, such as {@code JacksonJsonHttpMessageConverter}
 * @param usesCodecs whether codecs convert for it, as far as they do in the application's mapper
 * @param isBlocking whether a conversion stays on its thread, which does nothing else in the meantime
 */
public record Converter(Class<?> type, boolean usesCodecs, boolean isBlocking) {}
