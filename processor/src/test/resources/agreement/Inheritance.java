package acme;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonRootName;
import dev.wirespeed.Wire;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What classes inherit, and what type arguments make of it. */
public final class Inheritance {
    private Inheritance() {}

    public interface HasId<I> {
        I getId();

        void setId(I id);

        default String getLabel() {
            return "label " + getId();
        }

        static String getNothing() {
            return "nothing";
        }
    }

    public abstract static class Entity<I, S extends Entity<I, S>> implements HasId<I> {
        private I id;
        public List<I> former = new ArrayList<>();
        public S parent;

        @Override
        public I getId() {
            return id;
        }

        @Override
        public void setId(I id) {
            this.id = id;
        }

        @SuppressWarnings("unchecked")
        public S withId(I newId) {
            id = newId;
            return (S) this;
        }
    }

    //: User {"id":5,"former":[1,"2"],"name":"n","parent":{"id":6,"name":"p"}}
    //: User {"id":"x"}
    //: User {"label":"ignored"}
    //: User {}
    @Wire
    public static class User extends Entity<Long, User> {
        public String name;

        @Override
        public String toString() {
            return getId() + name + former + parent;
        }
    }

    //: Tree {"value":1,"children":[{"value":2,"children":[]},null],"byName":{"a":{"value":3}},"next":{"value":4}}
    //: Tree {"children":[1]}
    @Wire
    public static final class Tree extends Base<Tree> {
        public int value;

        @Override
        public String toString() {
            return value + " " + children + byName + next;
        }
    }

    public static class Base<T extends Base<T>> {
        public List<T> children;
        public Map<String, ? extends T> byName;
        public Optional<? extends T> next = Optional.empty();
    }

    //: Wild {"any":[1,"x",null,{"a":[true]}],"numbers":[1,2],"texts":["a"],"names":{"k":"v"},"nested":[["x"]]}
    //: Wild {"texts":[{}]}
    //: Wild {}
    @Wire
    public static final class Wild {
        public List<?> any;
        public Collection<? extends Integer> numbers;
        public List<? super String> texts;
        public Map<? extends String, ?> names;
        public List<? extends List<? extends String>> nested;

        @Override
        public String toString() {
            return any + " " + numbers + texts + names + nested;
        }
    }

    //: Bodies {"level":"low","levels":["HIGH","low"],"byLevel":{"low":1,"HIGH":2}}
    //: Bodies {"level":"LOW"}
    //: Bodies {"level":1}
    @Wire
    public static final class Bodies {
        public Level level = Level.HIGH;
        public List<Level> levels;
        public Map<Level, Integer> byLevel;
    }

    public enum Level {
        LOW {
            @Override
            public String toString() {
                return "low";
            }

            @Override
            public int weight() {
                return 1;
            }
        },
        HIGH {
            @Override
            public int weight() {
                return 2;
            }
        };

        public abstract int weight();
    }

    public static class Top {
        public int shared = 1;
        public int top = 2;
        private int hidden = 3;

        public int getHidden() {
            return hidden;
        }

        public void setHidden(int hidden) {
            this.hidden = hidden;
        }

        @JsonIgnore
        public String getSecret() {
            return "top";
        }

        @JsonProperty("renamed")
        public String getOld() {
            return "old";
        }

        public Number getNumber() {
            return 1;
        }
    }

    //: Bottom {"shared":5,"top":6,"hidden":7,"secret":"s","renamed":"r","bottom":8}
    //: Bottom {}
    @Wire
    public static class Bottom extends Top {
        public String shared = "bottom";
        public int bottom = 4;

        @Override
        public int getHidden() {
            return super.getHidden() + 1;
        }

        @Override
        public String getSecret() {
            return "bottom";
        }

        @Override
        public String getOld() {
            return "new";
        }

        @Override
        public Integer getNumber() {
            return 2;
        }
    }

    //: Documented {"b":1,"a":2}
    @Wire
    @JsonRootName("root")
    @JsonClassDescription("a class")
    @JsonPropertyOrder(alphabetic = true)
    public static final class Documented {
        @JsonPropertyDescription("a property")
        public int b;

        public int a;
    }

    //: Pairs {"one":{"first":1,"second":"x"},"two":{"first":["a"],"second":{"first":2,"second":3}}}
    //: Pairs {"one":{"first":"y"}}
    @Wire
    public record Pairs(Pair<Integer, String> one, Pair<List<String>, Pair<Long, Long>> two) {}

    public record Pair<A, B extends Object>(A first, B second) {}

    //: Inherited {"pair":{"first":"a","second":[1]},"own":{"x":2}}
    @Wire
    public static final class Inherited extends Middle<String> {}

    public static class Middle<X> extends Generic<X, List<Integer>> {
        public Map<X, Integer> own;
    }

    public static class Generic<X, Y> {
        public Pair<X, Y> pair;
    }
}
