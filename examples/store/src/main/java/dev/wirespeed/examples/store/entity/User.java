package dev.wirespeed.examples.store.entity;

import com.fasterxml.jackson.annotation.JsonView;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.JoinTable;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.Table;
import java.util.ArrayList;
import java.util.List;

/** A user and all that hangs on it. */
@Entity
@Table(name = "store_user")
public class User {

    /** What a list of users shows. */
    public interface Basic {}

    @Id
    @JsonView(Basic.class)
    private Long id;

    @JsonView(Basic.class)
    private String email;

    @JsonView(Basic.class)
    private String firstName;

    @JsonView(Basic.class)
    private String lastName;

    @OneToMany(mappedBy = "user")
    @OrderBy("id")
    private List<Order> orders = new ArrayList<>();

    @OneToMany(mappedBy = "user")
    @OrderBy("id")
    private List<Address> addresses = new ArrayList<>();

    @ManyToMany
    @JoinTable(name = "store_user_role")
    @OrderBy("id")
    private List<Role> roles = new ArrayList<>();

    public Long getId() {
        return id;
    }

    public void setId(Long id) {
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
