package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.constraints.NotNull;

/** When a station is open on a day. */
@JsonTypeName("OpeningHours")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class OpeningHoursDto {
    private String from;

    private String until;

    @Nullable
    private Boolean closed;

    public OpeningHoursDto() {}

    /** Constructor with only required parameters. */
    public OpeningHoursDto(String from, String until) {
        this.from = from;
        this.until = until;
    }

    public OpeningHoursDto from(String from) {
        this.from = from;
        return this;
    }

    /** Get from. */
    @NotNull
    @JsonProperty("from")
    public String getFrom() {
        return from;
    }

    @JsonProperty("from")
    public void setFrom(String from) {
        this.from = from;
    }

    public OpeningHoursDto until(String until) {
        this.until = until;
        return this;
    }

    /** Get until. */
    @NotNull
    @JsonProperty("until")
    public String getUntil() {
        return until;
    }

    @JsonProperty("until")
    public void setUntil(String until) {
        this.until = until;
    }

    public OpeningHoursDto closed(Boolean closed) {
        this.closed = closed;
        return this;
    }

    /** Get closed. */
    @JsonProperty("closed")
    public Boolean getClosed() {
        return closed;
    }

    @JsonProperty("closed")
    public void setClosed(Boolean closed) {
        this.closed = closed;
    }
}
