package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.springframework.format.annotation.DateTimeFormat;

/** What can be rented. */
@JsonTypeName("Vehicle")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class VehicleDto {
    @Nullable
    private Long id;

    private String name;

    private KindDto kind;

    @Nullable
    @DateTimeFormat(iso = DateTimeFormat.ISO.DATE)
    private LocalDate boughtOn;

    private BigDecimal pricePerHour;

    @Nullable
    private List<String> tags = new ArrayList<>();

    public VehicleDto() {}

    /** Constructor with only required parameters. */
    public VehicleDto(String name, KindDto kind, BigDecimal pricePerHour) {
        this.name = name;
        this.kind = kind;
        this.pricePerHour = pricePerHour;
    }

    public VehicleDto id(Long id) {
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

    public VehicleDto name(String name) {
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

    public VehicleDto kind(KindDto kind) {
        this.kind = kind;
        return this;
    }

    /** Get kind. */
    @NotNull
    @JsonProperty("kind")
    public KindDto getKind() {
        return kind;
    }

    @JsonProperty("kind")
    public void setKind(KindDto kind) {
        this.kind = kind;
    }

    public VehicleDto boughtOn(LocalDate boughtOn) {
        this.boughtOn = boughtOn;
        return this;
    }

    /** Get boughtOn. */
    @Valid
    @JsonProperty("bought_on")
    public LocalDate getBoughtOn() {
        return boughtOn;
    }

    @JsonProperty("bought_on")
    public void setBoughtOn(LocalDate boughtOn) {
        this.boughtOn = boughtOn;
    }

    public VehicleDto pricePerHour(BigDecimal pricePerHour) {
        this.pricePerHour = pricePerHour;
        return this;
    }

    /** Get pricePerHour. */
    @NotNull
    @Valid
    @JsonProperty("price_per_hour")
    public BigDecimal getPricePerHour() {
        return pricePerHour;
    }

    @JsonProperty("price_per_hour")
    public void setPricePerHour(BigDecimal pricePerHour) {
        this.pricePerHour = pricePerHour;
    }

    public VehicleDto tags(List<String> tags) {
        this.tags = tags;
        return this;
    }

    public VehicleDto addTagsItem(String tagsItem) {
        if (this.tags == null) {
            this.tags = new ArrayList<>();
        }
        this.tags.add(tagsItem);
        return this;
    }

    /** Get tags. */
    @JsonProperty("tags")
    public List<String> getTags() {
        return tags;
    }

    @JsonProperty("tags")
    public void setTags(List<String> tags) {
        this.tags = tags;
    }
}
