package dev.wirespeed.lab.workload.people;

import org.jspecify.annotations.NullUnmarked;

/** Somebody whom a person knows. */
@NullUnmarked // as beans are: what was never set is null
public class Contact {
    private String id;
    private String name;
    private String email;

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public String getEmail() {
        return email;
    }

    public void setEmail(String email) {
        this.email = email;
    }
}
