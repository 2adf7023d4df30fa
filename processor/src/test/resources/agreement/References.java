package acme;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Objects that refer back to the one that has them. */
public final class References {
    private References() {}

    //: Parent {"name":"p","children":[{"age":1},null,{"age":2}],"only":{"age":3},"byName":{"a":{"age":4},"b":null}}
    //: Parent {"only":{"age":3},"name":"q","array":[{"age":5},null],"set":[{"age":6},{"age":7},{"age":6}]}
    //: Parent {"children":null,"only":null,"byName":null,"array":null,"set":null}
    //: Parent {"only":{"age":3,"parent":{"name":"x"},"other":{"name":"y"}}}
    //: Parent {"only":[]}
    //: Parent {}
    @Wire
    public static class Parent {
        public String name;

        @JsonManagedReference
        public List<Child> children;

        @JsonManagedReference("other")
        private Child only;

        @JsonManagedReference
        public Map<String, Child> byName;

        @JsonManagedReference
        public Child[] array;

        @JsonManagedReference
        public Set<Child> set;

        public Child getOnly() {
            return only;
        }

        public void setOnly(Child only) {
            this.only = only;
        }

        @Override
        public String toString() {
            return name + children + only + byName + (array == null ? null : List.of(array[0])) + set;
        }
    }

    //: Child {"age":1,"parent":{"name":"x"},"other":null}
    @Wire
    public static class Child {
        public int age;

        @JsonBackReference
        public Parent parent;

        private Parent other;

        @JsonBackReference("other")
        public Parent getOther() {
            return other;
        }

        public void setOther(Parent other) {
            this.other = other;
        }

        @Override
        public int hashCode() {
            return age * 31 + (parent == null ? 0 : 1);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Child c && c.age == age && c.parent == parent;
        }

        @Override
        public String toString() {
            return age + " of " + (parent == null ? null : parent.name) + " and " + (other == null ? null : other.name);
        }
    }

    //: Owner {"id":1,"parts":[{"size":2}]}
    //: Owner {"parts":[{"size":2}],"id":1}
    @Wire
    public static final class Owner {
        private final int id;

        @JsonManagedReference
        public List<Part> parts;

        @JsonCreator
        public Owner(@JsonProperty("id") int id) {
            this.id = id;
        }

        public int getId() {
            return id;
        }

        @Override
        public String toString() {
            return id + " " + parts;
        }
    }

    //: Part {"size":1,"owner":{"id":5},"more":2}
    @Wire
    public static final class Part {
        public int size;

        @JsonBackReference
        public Object owner;

        @JsonAnySetter
        public Map<String, Object> rest;

        @Override
        public String toString() {
            return size + " of " + (owner instanceof Owner o ? o.getId() : owner) + rest;
        }
    }
}
