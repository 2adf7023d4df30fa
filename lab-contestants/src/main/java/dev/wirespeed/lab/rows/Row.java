package dev.wirespeed.lab.rows;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;

/** A row of the table {@code t}. */
@Wire
public record Row(
        @JsonProperty("number_column") int number,
        @JsonProperty("string_column") String string) {}
