package dev.wirespeed.lab.workload.graph;

/** What a user may do. */
public class Role {
    private long id;
    private String name = "";

    public long getId() {
        return id;
    }

    public void setId(long id) {
        this.id = id;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }
}
