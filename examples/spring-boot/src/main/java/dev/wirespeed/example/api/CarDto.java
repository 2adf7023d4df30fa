package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** A car. */
@JsonTypeName("Car")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class CarDto extends VehicleDto {
    private Integer seats;

    private String plate;

    public CarDto seats(Integer seats) {
        this.seats = seats;
        return this;
    }

    /** Get seats. */
    @NotNull
    @Min(1)
    @JsonProperty("seats")
    public Integer getSeats() {
        return seats;
    }

    @JsonProperty("seats")
    public void setSeats(Integer seats) {
        this.seats = seats;
    }

    public CarDto plate(String plate) {
        this.plate = plate;
        return this;
    }

    /** Get plate. */
    @NotNull
    @JsonProperty("plate")
    public String getPlate() {
        return plate;
    }

    @JsonProperty("plate")
    public void setPlate(String plate) {
        this.plate = plate;
    }

    @Override
    public CarDto id(Long id) {
        super.id(id);
        return this;
    }

    @Override
    public CarDto name(String name) {
        super.name(name);
        return this;
    }

    @Override
    public CarDto kind(KindDto kind) {
        super.kind(kind);
        return this;
    }

    @Override
    public CarDto boughtOn(LocalDate boughtOn) {
        super.boughtOn(boughtOn);
        return this;
    }

    @Override
    public CarDto pricePerHour(BigDecimal pricePerHour) {
        super.pricePerHour(pricePerHour);
        return this;
    }

    @Override
    public CarDto tags(List<String> tags) {
        super.tags(tags);
        return this;
    }

    @Override
    public CarDto addTagsItem(String tagsItem) {
        super.addTagsItem(tagsItem);
        return this;
    }
}
