package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** A bike. */
@JsonTypeName("Bike")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class BikeDto extends VehicleDto {
    @Nullable
    private Integer gears;

    @Nullable
    private Boolean electric;

    public BikeDto gears(Integer gears) {
        this.gears = gears;
        return this;
    }

    /** Get gears. */
    @Min(1)
    @Max(30)
    @JsonProperty("gears")
    public Integer getGears() {
        return gears;
    }

    @JsonProperty("gears")
    public void setGears(Integer gears) {
        this.gears = gears;
    }

    public BikeDto electric(Boolean electric) {
        this.electric = electric;
        return this;
    }

    /** Get electric. */
    @JsonProperty("electric")
    public Boolean getElectric() {
        return electric;
    }

    @JsonProperty("electric")
    public void setElectric(Boolean electric) {
        this.electric = electric;
    }

    @Override
    public BikeDto id(Long id) {
        super.id(id);
        return this;
    }

    @Override
    public BikeDto name(String name) {
        super.name(name);
        return this;
    }

    @Override
    public BikeDto kind(KindDto kind) {
        super.kind(kind);
        return this;
    }

    @Override
    public BikeDto boughtOn(LocalDate boughtOn) {
        super.boughtOn(boughtOn);
        return this;
    }

    @Override
    public BikeDto pricePerHour(BigDecimal pricePerHour) {
        super.pricePerHour(pricePerHour);
        return this;
    }

    @Override
    public BikeDto tags(List<String> tags) {
        super.tags(tags);
        return this;
    }

    @Override
    public BikeDto addTagsItem(String tagsItem) {
        super.addTagsItem(tagsItem);
        return this;
    }
}
