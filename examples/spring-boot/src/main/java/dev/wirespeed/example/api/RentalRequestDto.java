package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.time.OffsetDateTime;
import org.springframework.format.annotation.DateTimeFormat;

/** What is told of a rental to make one. */
@JsonTypeName("RentalRequest")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class RentalRequestDto {
    private Long customerId;

    private Long vehicleId;

    @DateTimeFormat(iso = DateTimeFormat.ISO.DATE_TIME)
    private OffsetDateTime from;

    @Nullable
    private Integer hours;

    public RentalRequestDto() {}

    /** Constructor with only required parameters. */
    public RentalRequestDto(Long customerId, Long vehicleId, OffsetDateTime from) {
        this.customerId = customerId;
        this.vehicleId = vehicleId;
        this.from = from;
    }

    public RentalRequestDto customerId(Long customerId) {
        this.customerId = customerId;
        return this;
    }

    /** Get customerId. */
    @NotNull
    @JsonProperty("customer_id")
    public Long getCustomerId() {
        return customerId;
    }

    @JsonProperty("customer_id")
    public void setCustomerId(Long customerId) {
        this.customerId = customerId;
    }

    public RentalRequestDto vehicleId(Long vehicleId) {
        this.vehicleId = vehicleId;
        return this;
    }

    /** Get vehicleId. */
    @NotNull
    @JsonProperty("vehicle_id")
    public Long getVehicleId() {
        return vehicleId;
    }

    @JsonProperty("vehicle_id")
    public void setVehicleId(Long vehicleId) {
        this.vehicleId = vehicleId;
    }

    public RentalRequestDto from(OffsetDateTime from) {
        this.from = from;
        return this;
    }

    /** Get from. */
    @NotNull
    @Valid
    @JsonProperty("from")
    public OffsetDateTime getFrom() {
        return from;
    }

    @JsonProperty("from")
    public void setFrom(OffsetDateTime from) {
        this.from = from;
    }

    public RentalRequestDto hours(Integer hours) {
        this.hours = hours;
        return this;
    }

    /** Get hours. */
    @Min(1)
    @Max(72)
    @JsonProperty("hours")
    public Integer getHours() {
        return hours;
    }

    @JsonProperty("hours")
    public void setHours(Integer hours) {
        this.hours = hours;
    }
}
