package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import jakarta.annotation.Generated;

/** Gets or Sets Kind. */
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public enum KindDto {
    CITY_BIKE("city-bike"),
    CARGO_BIKE("cargo-bike"),
    SMALL_CAR("small-car");

    private final String value;

    KindDto(String value) {
        this.value = value;
    }

    @JsonValue
    public String getValue() {
        return value;
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }

    @JsonCreator
    public static KindDto fromValue(String value) {
        for (KindDto b : KindDto.values()) {
            if (b.value.equals(value)) {
                return b;
            }
        }
        throw new IllegalArgumentException("Unexpected value '" + value + "'");
    }
}
