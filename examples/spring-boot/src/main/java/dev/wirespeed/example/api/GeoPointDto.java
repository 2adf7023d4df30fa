package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;

/** A place on the earth. */
@JsonTypeName("GeoPoint")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class GeoPointDto {
    private Double lat;

    private Double lon;

    public GeoPointDto() {}

    /** Constructor with only required parameters. */
    public GeoPointDto(Double lat, Double lon) {
        this.lat = lat;
        this.lon = lon;
    }

    public GeoPointDto lat(Double lat) {
        this.lat = lat;
        return this;
    }

    /** Get lat. */
    @NotNull
    @DecimalMin("-90")
    @DecimalMax("90")
    @JsonProperty("lat")
    public Double getLat() {
        return lat;
    }

    @JsonProperty("lat")
    public void setLat(Double lat) {
        this.lat = lat;
    }

    public GeoPointDto lon(Double lon) {
        this.lon = lon;
        return this;
    }

    /** Get lon. */
    @NotNull
    @JsonProperty("lon")
    public Double getLon() {
        return lon;
    }

    @JsonProperty("lon")
    public void setLon(Double lon) {
        this.lon = lon;
    }
}
