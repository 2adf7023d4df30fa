package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.core.SerializableString;
import dev.wirespeed.jackson.internal.RawJson;

/** Raw JSON in the terms of this Jackson. */
final class Utf8Json extends RawJson implements SerializableString {
    Utf8Json(byte[] buffer, int length) {
        super(buffer, length);
    }
}
