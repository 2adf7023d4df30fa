package dev.wirespeed.lab.workload.people;

import org.jspecify.annotations.NullUnmarked;

/** Where somebody lives. */
@NullUnmarked // as beans are: what was never set is null
public class Address {
    private String street;
    private String postalCode;
    private String city;
    private String country;

    public String getStreet() {
        return street;
    }

    public void setStreet(String street) {
        this.street = street;
    }

    public String getPostalCode() {
        return postalCode;
    }

    public void setPostalCode(String postalCode) {
        this.postalCode = postalCode;
    }

    public String getCity() {
        return city;
    }

    public void setCity(String city) {
        this.city = city;
    }

    public String getCountry() {
        return country;
    }

    public void setCountry(String country) {
        this.country = country;
    }
}
