package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;

/** Where something is. */
@JsonTypeName("Address")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class AddressDto {
    private String street;

    private String city;

    @Nullable
    private String zipCode;

    @Nullable
    private GeoPointDto position;

    public AddressDto() {}

    /** Constructor with only required parameters. */
    public AddressDto(String street, String city) {
        this.street = street;
        this.city = city;
    }

    public AddressDto street(String street) {
        this.street = street;
        return this;
    }

    /** Get street. */
    @NotNull
    @Size(min = 1, max = 80)
    @JsonProperty("street")
    public String getStreet() {
        return street;
    }

    @JsonProperty("street")
    public void setStreet(String street) {
        this.street = street;
    }

    public AddressDto city(String city) {
        this.city = city;
        return this;
    }

    /** Get city. */
    @NotNull
    @JsonProperty("city")
    public String getCity() {
        return city;
    }

    @JsonProperty("city")
    public void setCity(String city) {
        this.city = city;
    }

    public AddressDto zipCode(String zipCode) {
        this.zipCode = zipCode;
        return this;
    }

    /** Get zipCode. */
    @Pattern(regexp = "^[0-9]{5}$")
    @JsonProperty("zip_code")
    public String getZipCode() {
        return zipCode;
    }

    @JsonProperty("zip_code")
    public void setZipCode(String zipCode) {
        this.zipCode = zipCode;
    }

    public AddressDto position(GeoPointDto position) {
        this.position = position;
        return this;
    }

    /** Get position. */
    @Valid
    @JsonProperty("position")
    public GeoPointDto getPosition() {
        return position;
    }

    @JsonProperty("position")
    public void setPosition(GeoPointDto position) {
        this.position = position;
    }
}
