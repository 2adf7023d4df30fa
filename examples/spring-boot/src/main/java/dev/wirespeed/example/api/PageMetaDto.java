package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.validation.constraints.NotNull;

/** Which part of a list it is. */
@JsonTypeName("PageMeta")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class PageMetaDto {
    private Integer page;

    private Integer size;

    private Long totalElements;

    public PageMetaDto() {}

    /** Constructor with only required parameters. */
    public PageMetaDto(Integer page, Integer size, Long totalElements) {
        this.page = page;
        this.size = size;
        this.totalElements = totalElements;
    }

    public PageMetaDto page(Integer page) {
        this.page = page;
        return this;
    }

    /** Get page. */
    @NotNull
    @JsonProperty("page")
    public Integer getPage() {
        return page;
    }

    @JsonProperty("page")
    public void setPage(Integer page) {
        this.page = page;
    }

    public PageMetaDto size(Integer size) {
        this.size = size;
        return this;
    }

    /** Get size. */
    @NotNull
    @JsonProperty("size")
    public Integer getSize() {
        return size;
    }

    @JsonProperty("size")
    public void setSize(Integer size) {
        this.size = size;
    }

    public PageMetaDto totalElements(Long totalElements) {
        this.totalElements = totalElements;
        return this;
    }

    /** Get totalElements. */
    @NotNull
    @JsonProperty("total_elements")
    public Long getTotalElements() {
        return totalElements;
    }

    @JsonProperty("total_elements")
    public void setTotalElements(Long totalElements) {
        this.totalElements = totalElements;
    }
}
