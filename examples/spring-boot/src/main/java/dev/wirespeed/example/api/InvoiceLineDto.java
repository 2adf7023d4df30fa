package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.math.BigDecimal;

/** A line of an invoice. */
@JsonTypeName("InvoiceLine")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class InvoiceLineDto {
    private String text;

    private Integer quantity;

    private BigDecimal amount;

    public InvoiceLineDto() {}

    /** Constructor with only required parameters. */
    public InvoiceLineDto(String text, Integer quantity, BigDecimal amount) {
        this.text = text;
        this.quantity = quantity;
        this.amount = amount;
    }

    public InvoiceLineDto text(String text) {
        this.text = text;
        return this;
    }

    /** Get text. */
    @NotNull
    @JsonProperty("text")
    public String getText() {
        return text;
    }

    @JsonProperty("text")
    public void setText(String text) {
        this.text = text;
    }

    public InvoiceLineDto quantity(Integer quantity) {
        this.quantity = quantity;
        return this;
    }

    /** Get quantity. */
    @NotNull
    @JsonProperty("quantity")
    public Integer getQuantity() {
        return quantity;
    }

    @JsonProperty("quantity")
    public void setQuantity(Integer quantity) {
        this.quantity = quantity;
    }

    public InvoiceLineDto amount(BigDecimal amount) {
        this.amount = amount;
        return this;
    }

    /** Get amount. */
    @NotNull
    @Valid
    @JsonProperty("amount")
    public BigDecimal getAmount() {
        return amount;
    }

    @JsonProperty("amount")
    public void setAmount(BigDecimal amount) {
        this.amount = amount;
    }
}
