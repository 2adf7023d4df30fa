package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where vehicles are. */
@JsonTypeName("Station")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class StationDto {
    @Nullable
    private Long id;

    private String name;

    private AddressDto address;

    @Nullable
    private List<BikeDto> bikes = new ArrayList<>();

    @Nullable
    private Map<String, OpeningHoursDto> openingHours = new HashMap<>();

    public StationDto() {}

    /** Constructor with only required parameters. */
    public StationDto(String name, AddressDto address) {
        this.name = name;
        this.address = address;
    }

    public StationDto id(Long id) {
        this.id = id;
        return this;
    }

    /** Get id. */
    @JsonProperty("id")
    public Long getId() {
        return id;
    }

    @JsonProperty("id")
    public void setId(Long id) {
        this.id = id;
    }

    public StationDto name(String name) {
        this.name = name;
        return this;
    }

    /** Get name. */
    @NotNull
    @JsonProperty("name")
    public String getName() {
        return name;
    }

    @JsonProperty("name")
    public void setName(String name) {
        this.name = name;
    }

    public StationDto address(AddressDto address) {
        this.address = address;
        return this;
    }

    /** Get address. */
    @NotNull
    @Valid
    @JsonProperty("address")
    public AddressDto getAddress() {
        return address;
    }

    @JsonProperty("address")
    public void setAddress(AddressDto address) {
        this.address = address;
    }

    public StationDto bikes(List<BikeDto> bikes) {
        this.bikes = bikes;
        return this;
    }

    public StationDto addBikesItem(BikeDto bikesItem) {
        if (this.bikes == null) {
            this.bikes = new ArrayList<>();
        }
        this.bikes.add(bikesItem);
        return this;
    }

    /** Get bikes. */
    @Valid
    @JsonProperty("bikes")
    public List<BikeDto> getBikes() {
        return bikes;
    }

    @JsonProperty("bikes")
    public void setBikes(List<BikeDto> bikes) {
        this.bikes = bikes;
    }

    public StationDto openingHours(Map<String, OpeningHoursDto> openingHours) {
        this.openingHours = openingHours;
        return this;
    }

    public StationDto putOpeningHoursItem(String key, OpeningHoursDto openingHoursItem) {
        if (this.openingHours == null) {
            this.openingHours = new HashMap<>();
        }
        this.openingHours.put(key, openingHoursItem);
        return this;
    }

    /** Get openingHours. */
    @Valid
    @JsonProperty("opening_hours")
    public Map<String, OpeningHoursDto> getOpeningHours() {
        return openingHours;
    }

    @JsonProperty("opening_hours")
    public void setOpeningHours(Map<String, OpeningHoursDto> openingHours) {
        this.openingHours = openingHours;
    }
}
