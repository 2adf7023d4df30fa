package dev.wirespeed.lab.workload.people;

import dev.wirespeed.Wire;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** A page of people. */
@NullUnmarked // as beans are: what was never set is null
@Wire
public class People {
    private List<Person> people;

    public List<Person> getPeople() {
        return people;
    }

    public void setPeople(List<Person> people) {
        this.people = people;
    }
}
