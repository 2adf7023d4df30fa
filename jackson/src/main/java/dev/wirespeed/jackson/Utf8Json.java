package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.RawJson;
import tools.jackson.core.SerializableString;

/** Raw JSON in the terms of this Jackson. */
final class Utf8Json extends RawJson implements SerializableString {
    Utf8Json(byte[] buffer, int length) {
        super(buffer, length);
    }
}
