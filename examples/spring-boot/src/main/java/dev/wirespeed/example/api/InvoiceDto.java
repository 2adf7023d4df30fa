package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.springframework.format.annotation.DateTimeFormat;

/** An invoice. */
@JsonTypeName("Invoice")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class InvoiceDto {
    private UUID number;

    @Nullable
    @DateTimeFormat(iso = DateTimeFormat.ISO.DATE_TIME)
    private OffsetDateTime issuedAt;

    @Nullable
    private List<InvoiceLineDto> lines = new ArrayList<>();

    @Nullable
    private BigDecimal total;

    public InvoiceDto() {}

    /** Constructor with only required parameters. */
    public InvoiceDto(UUID number) {
        this.number = number;
    }

    public InvoiceDto number(UUID number) {
        this.number = number;
        return this;
    }

    /** Get number. */
    @NotNull
    @Valid
    @JsonProperty("number")
    public UUID getNumber() {
        return number;
    }

    @JsonProperty("number")
    public void setNumber(UUID number) {
        this.number = number;
    }

    public InvoiceDto issuedAt(OffsetDateTime issuedAt) {
        this.issuedAt = issuedAt;
        return this;
    }

    /** Get issuedAt. */
    @Valid
    @JsonProperty("issued_at")
    public OffsetDateTime getIssuedAt() {
        return issuedAt;
    }

    @JsonProperty("issued_at")
    public void setIssuedAt(OffsetDateTime issuedAt) {
        this.issuedAt = issuedAt;
    }

    public InvoiceDto lines(List<InvoiceLineDto> lines) {
        this.lines = lines;
        return this;
    }

    public InvoiceDto addLinesItem(InvoiceLineDto linesItem) {
        if (this.lines == null) {
            this.lines = new ArrayList<>();
        }
        this.lines.add(linesItem);
        return this;
    }

    /** Get lines. */
    @Valid
    @JsonProperty("lines")
    public List<InvoiceLineDto> getLines() {
        return lines;
    }

    @JsonProperty("lines")
    public void setLines(List<InvoiceLineDto> lines) {
        this.lines = lines;
    }

    public InvoiceDto total(BigDecimal total) {
        this.total = total;
        return this;
    }

    /** Get total. */
    @Valid
    @JsonProperty("total")
    public BigDecimal getTotal() {
        return total;
    }

    @JsonProperty("total")
    public void setTotal(BigDecimal total) {
        this.total = total;
    }
}
