package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.ArrayList;
import java.util.List;

/** A part of the list of customers. */
@JsonTypeName("CustomerPage")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class CustomerPageDto {
    @Nullable
    private List<CustomerDto> content = new ArrayList<>();

    private PageMetaDto meta;

    public CustomerPageDto() {}

    /** Constructor with only required parameters. */
    public CustomerPageDto(PageMetaDto meta) {
        this.meta = meta;
    }

    public CustomerPageDto content(List<CustomerDto> content) {
        this.content = content;
        return this;
    }

    public CustomerPageDto addContentItem(CustomerDto contentItem) {
        if (this.content == null) {
            this.content = new ArrayList<>();
        }
        this.content.add(contentItem);
        return this;
    }

    /** Get content. */
    @Valid
    @JsonProperty("content")
    public List<CustomerDto> getContent() {
        return content;
    }

    @JsonProperty("content")
    public void setContent(List<CustomerDto> content) {
        this.content = content;
    }

    public CustomerPageDto meta(PageMetaDto meta) {
        this.meta = meta;
        return this;
    }

    /** Get meta. */
    @NotNull
    @Valid
    @JsonProperty("meta")
    public PageMetaDto getMeta() {
        return meta;
    }

    @JsonProperty("meta")
    public void setMeta(PageMetaDto meta) {
        this.meta = meta;
    }
}
