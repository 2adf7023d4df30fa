package dev.wirespeed.spring.format;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.jackson.SparseFields;
import java.lang.reflect.Type;

/**
 * A body of which only some properties are sent.
 *
 * @param type by which a format writes it
 * @param properties such as {@code id,email}
 * @param fields the same for a mapper
 */
public record Selected(Object value, Type type, String properties, SparseFields fields) {

    /** What a mapper writes. */
    @JsonValue
    public Object document() {
        return fields.of(value);
    }
}
