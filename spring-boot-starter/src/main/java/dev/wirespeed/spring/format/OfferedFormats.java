package dev.wirespeed.spring.format;

import java.util.List;

/** The formats that clients may ask for; none by default. */
public record OfferedFormats(List<OfferedFormat> formats) {}
