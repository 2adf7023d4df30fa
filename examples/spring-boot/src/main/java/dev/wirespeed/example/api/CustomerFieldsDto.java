package dev.wirespeed.example.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import jakarta.annotation.Generated;
import jakarta.annotation.Nullable;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.HashMap;
import java.util.Map;

/** What is told of a customer to make one. */
@JsonTypeName("CustomerFields")
@Generated(value = "org.openapitools.codegen.languages.SpringCodegen")
public class CustomerFieldsDto {
    private String firstName;

    private String lastName;

    @Nullable
    private String email;

    @Nullable
    private AddressDto address;

    @Nullable
    private Map<String, String> preferences = new HashMap<>();

    public CustomerFieldsDto() {}

    /** Constructor with only required parameters. */
    public CustomerFieldsDto(String firstName, String lastName) {
        this.firstName = firstName;
        this.lastName = lastName;
    }

    public CustomerFieldsDto firstName(String firstName) {
        this.firstName = firstName;
        return this;
    }

    /** Get firstName. */
    @NotNull
    @Size(min = 1, max = 30)
    @JsonProperty("first_name")
    public String getFirstName() {
        return firstName;
    }

    @JsonProperty("first_name")
    public void setFirstName(String firstName) {
        this.firstName = firstName;
    }

    public CustomerFieldsDto lastName(String lastName) {
        this.lastName = lastName;
        return this;
    }

    /** Get lastName. */
    @NotNull
    @Size(min = 1, max = 30)
    @JsonProperty("last_name")
    public String getLastName() {
        return lastName;
    }

    @JsonProperty("last_name")
    public void setLastName(String lastName) {
        this.lastName = lastName;
    }

    public CustomerFieldsDto email(String email) {
        this.email = email;
        return this;
    }

    /** Get email. */
    @Email
    @JsonProperty("email")
    public String getEmail() {
        return email;
    }

    @JsonProperty("email")
    public void setEmail(String email) {
        this.email = email;
    }

    public CustomerFieldsDto address(AddressDto address) {
        this.address = address;
        return this;
    }

    /** Get address. */
    @Valid
    @JsonProperty("address")
    public AddressDto getAddress() {
        return address;
    }

    @JsonProperty("address")
    public void setAddress(AddressDto address) {
        this.address = address;
    }

    public CustomerFieldsDto preferences(Map<String, String> preferences) {
        this.preferences = preferences;
        return this;
    }

    public CustomerFieldsDto putPreferencesItem(String key, String preferencesItem) {
        if (this.preferences == null) {
            this.preferences = new HashMap<>();
        }
        this.preferences.put(key, preferencesItem);
        return this;
    }

    /** Get preferences. */
    @JsonProperty("preferences")
    public Map<String, String> getPreferences() {
        return preferences;
    }

    @JsonProperty("preferences")
    public void setPreferences(Map<String, String> preferences) {
        this.preferences = preferences;
    }
}
