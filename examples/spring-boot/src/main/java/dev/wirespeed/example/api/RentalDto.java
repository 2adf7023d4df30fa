package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.OffsetDateTime;
import org.springframework.format.annotation.DateTimeFormat;

/** A rental. */
@JsonTypeName("Rental")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class RentalDto {
    @Nullable
    private Long id;

    @Nullable
    private Long vehicleId;

    @DateTimeFormat(iso = DateTimeFormat.ISO.DATE_TIME)
    private OffsetDateTime from;

    @Nullable
    @DateTimeFormat(iso = DateTimeFormat.ISO.DATE_TIME)
    private OffsetDateTime until;

    @Nullable
    private StatusEnum status;

    @Nullable
    private InvoiceDto invoice;

    /** Gets or Sets status. */
    public enum StatusEnum {
        RESERVED("reserved"),
        RUNNING("running"),
        GIVEN_BACK("given-back");

        private final String value;

        StatusEnum(String value) {
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
        public static StatusEnum fromValue(String value) {
            for (StatusEnum b : StatusEnum.values()) {
                if (b.value.equals(value)) {
                    return b;
                }
            }
            throw new IllegalArgumentException("Unexpected value '" + value + "'");
        }
    }

    public RentalDto() {}

    /** Constructor with only required parameters. */
    public RentalDto(OffsetDateTime from) {
        this.from = from;
    }

    public RentalDto id(Long id) {
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

    public RentalDto vehicleId(Long vehicleId) {
        this.vehicleId = vehicleId;
        return this;
    }

    /** Get vehicleId. */
    @JsonProperty("vehicle_id")
    public Long getVehicleId() {
        return vehicleId;
    }

    @JsonProperty("vehicle_id")
    public void setVehicleId(Long vehicleId) {
        this.vehicleId = vehicleId;
    }

    public RentalDto from(OffsetDateTime from) {
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

    public RentalDto until(OffsetDateTime until) {
        this.until = until;
        return this;
    }

    /** Get until. */
    @Valid
    @JsonProperty("until")
    public OffsetDateTime getUntil() {
        return until;
    }

    @JsonProperty("until")
    public void setUntil(OffsetDateTime until) {
        this.until = until;
    }

    public RentalDto status(StatusEnum status) {
        this.status = status;
        return this;
    }

    /** Get status. */
    @JsonProperty("status")
    public StatusEnum getStatus() {
        return status;
    }

    @JsonProperty("status")
    public void setStatus(StatusEnum status) {
        this.status = status;
    }

    public RentalDto invoice(InvoiceDto invoice) {
        this.invoice = invoice;
        return this;
    }

    /** Get invoice. */
    @Valid
    @JsonProperty("invoice")
    public InvoiceDto getInvoice() {
        return invoice;
    }

    @JsonProperty("invoice")
    public void setInvoice(InvoiceDto invoice) {
        this.invoice = invoice;
    }
}
