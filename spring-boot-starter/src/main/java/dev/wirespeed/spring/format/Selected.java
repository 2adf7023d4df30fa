package dev.wirespeed.spring.format;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.jackson.SparseFields;
import java.lang.reflect.Type;

/**
 * A body of which only some properties are sent.
 *
 * @param type the type that a format writes it as
 * @param properties such as {@code id,email}
 * @param fields the same properties for a mapper
 */
public record Selected(Object value, Type type, String properties, SparseFields fields) {

    /** The object for a mapper to write. */
    @JsonValue
    public Object document() {
        return fields.of(value);
    }
}
