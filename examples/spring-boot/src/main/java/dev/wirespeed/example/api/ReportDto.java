package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.constraints.NotNull;
import java.util.HashMap;
import java.util.Map;

/** Whatever was counted. */
@JsonTypeName("Report")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class ReportDto {
    private String title;

    @Nullable
    private Map<String, Object> figures = new HashMap<>();

    public ReportDto() {}

    /** Constructor with only required parameters. */
    public ReportDto(String title) {
        this.title = title;
    }

    public ReportDto title(String title) {
        this.title = title;
        return this;
    }

    /** Get title. */
    @NotNull
    @JsonProperty("title")
    public String getTitle() {
        return title;
    }

    @JsonProperty("title")
    public void setTitle(String title) {
        this.title = title;
    }

    public ReportDto figures(Map<String, Object> figures) {
        this.figures = figures;
        return this;
    }

    public ReportDto putFiguresItem(String key, Object figuresItem) {
        if (this.figures == null) {
            this.figures = new HashMap<>();
        }
        this.figures.put(key, figuresItem);
        return this;
    }

    /** Get figures. */
    @JsonProperty("figures")
    public Map<String, Object> getFigures() {
        return figures;
    }

    @JsonProperty("figures")
    public void setFigures(Map<String, Object> figures) {
        this.figures = figures;
    }
}
