package dev.wirespeed.lab.workload.graph;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.Wire;
import java.util.ArrayList;
import java.util.List;

/** A user with everything that hangs on it, as an object-relational mapper hands it out; its fields are those of a table, and of its neighbours. */
@Wire
public class User {

    /** What a list of users shows. */
    public static final class Basic {
        private Basic() {}
    }

    @JsonView(Basic.class)
    private long id;

    @JsonView(Basic.class)
    private String email = "";

    @JsonView(Basic.class)
    private String firstName = "";

    @JsonView(Basic.class)
    private String lastName = "";

    private List<Order> orders = new ArrayList<>();
    private List<Address> addresses = new ArrayList<>();
    private List<Role> roles = new ArrayList<>();

    public long getId() {
        return id;
    }

    public void setId(long id) {
        this.id = id;
    }

    public String getEmail() {
        return email;
    }

    public void setEmail(String email) {
        this.email = email;
    }

    public String getFirstName() {
        return firstName;
    }

    public void setFirstName(String firstName) {
        this.firstName = firstName;
    }

    public String getLastName() {
        return lastName;
    }

    public void setLastName(String lastName) {
        this.lastName = lastName;
    }

    public List<Order> getOrders() {
        return orders;
    }

    public void setOrders(List<Order> orders) {
        this.orders = orders;
    }

    public List<Address> getAddresses() {
        return addresses;
    }

    public void setAddresses(List<Address> addresses) {
        this.addresses = addresses;
    }

    public List<Role> getRoles() {
        return roles;
    }

    public void setRoles(List<Role> roles) {
        this.roles = roles;
    }
}
