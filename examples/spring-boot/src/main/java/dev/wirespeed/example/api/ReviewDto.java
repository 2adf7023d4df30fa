package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.example.web.Views;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.OffsetDateTime;
import org.springframework.format.annotation.DateTimeFormat;

/** What somebody says of a station. */
@JsonTypeName("Review")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class ReviewDto {
    @Nullable
    private Long id;

    private Integer rating;

    @Nullable
    private String comment;

    @Nullable
    private String moderatorNote;

    @Nullable
    @DateTimeFormat(iso = DateTimeFormat.ISO.DATE_TIME)
    private OffsetDateTime createdAt;

    public ReviewDto() {}

    /** Constructor with only required parameters. */
    public ReviewDto(Integer rating) {
        this.rating = rating;
    }

    public ReviewDto id(Long id) {
        this.id = id;
        return this;
    }

    /** Get id. */
    @JsonView(Views.Public.class)
    @JsonProperty("id")
    public Long getId() {
        return id;
    }

    @JsonProperty("id")
    public void setId(Long id) {
        this.id = id;
    }

    public ReviewDto rating(Integer rating) {
        this.rating = rating;
        return this;
    }

    /** Get rating. */
    @NotNull
    @Min(1)
    @Max(5)
    @JsonView(Views.Public.class)
    @JsonProperty("rating")
    public Integer getRating() {
        return rating;
    }

    @JsonProperty("rating")
    public void setRating(Integer rating) {
        this.rating = rating;
    }

    public ReviewDto comment(String comment) {
        this.comment = comment;
        return this;
    }

    /** Get comment. */
    @Size(max = 200)
    @JsonView(Views.Public.class)
    @JsonProperty("comment")
    public String getComment() {
        return comment;
    }

    @JsonProperty("comment")
    public void setComment(String comment) {
        this.comment = comment;
    }

    public ReviewDto moderatorNote(String moderatorNote) {
        this.moderatorNote = moderatorNote;
        return this;
    }

    /** Get moderatorNote. */
    @JsonView(Views.Internal.class)
    @JsonProperty("moderator_note")
    public String getModeratorNote() {
        return moderatorNote;
    }

    @JsonProperty("moderator_note")
    public void setModeratorNote(String moderatorNote) {
        this.moderatorNote = moderatorNote;
    }

    public ReviewDto createdAt(OffsetDateTime createdAt) {
        this.createdAt = createdAt;
        return this;
    }

    /** Get createdAt. */
    @Valid
    @JsonView(Views.Public.class)
    @JsonProperty("created_at")
    public OffsetDateTime getCreatedAt() {
        return createdAt;
    }

    @JsonProperty("created_at")
    public void setCreatedAt(OffsetDateTime createdAt) {
        this.createdAt = createdAt;
    }
}
