package acme;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import dev.wirespeed.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonNaming;
import tools.jackson.databind.annotation.JsonPOJOBuilder;

/** Classes that are read by builders. */
public final class Builders {
    private Builders() {}

    //: Plain {"id":1,"name":"a","tags":["x",null]}
    //: Plain {"tags":[],"name":"a","name":"b","other":1}
    //: Plain {"id":null}
    //: Plain {"id":-1}
    //: Plain {}
    //: Plain []
    //: Plain "x"
    //: Plain null
    @Wire
    @JsonDeserialize(builder = Plain.Builder.class)
    public static final class Plain {
        private final int id;
        private final String name;
        private final List<String> tags;

        private Plain(int id, String name, List<String> tags) {
            this.id = id;
            this.name = name;
            this.tags = tags;
        }

        public int getId() {
            return id;
        }

        public String getName() {
            return name;
        }

        public List<String> getTags() {
            return tags;
        }

        public static final class Builder {
            private int id = 7;
            private String name;
            private List<String> tags = new ArrayList<>();

            public Builder withId(int id) {
                this.id = id;
                return this;
            }

            public Builder withName(String name) {
                this.name = name + "!";
                return this;
            }

            public void withTags(List<String> tags) {
                this.tags = tags;
            }

            public Builder setOther(int other) {
                id = other;
                return this;
            }

            public Plain build() {
                if (id < 0) {
                    throw new IllegalStateException("negative");
                }
                return new Plain(id, name, tags);
            }
        }
    }

    //: Copying {"a":1,"b":2}
    //: Copying {"b":2,"c":3,"a":1}
    @Wire
    @JsonDeserialize(builder = CopyingBuilder.class)
    public record Copying(int a, int b) {}

    @JsonPOJOBuilder(withPrefix = "", buildMethodName = "make")
    public static final class CopyingBuilder {
        private final int x;
        private final int y;

        CopyingBuilder() {
            this(5, 6);
        }

        private CopyingBuilder(int x, int y) {
            this.x = x;
            this.y = y;
        }

        public CopyingBuilder a(int a) {
            return new CopyingBuilder(a, y);
        }

        public CopyingBuilder b(int b) {
            return new CopyingBuilder(x, b);
        }

        public CopyingBuilder c(int c) {
            return null;
        }

        public Copying make() {
            return new Copying(x, y);
        }
    }

    //: Fluent {"firstName":"a","last":"b","l":"c","URL":"u","url":"v"}
    //: Fluent {"first_name":"a","hidden":"h","kept":null,"extra":1}
    //: Fluent {}
    @Wire
    @JsonDeserialize(builder = FluentBuilder.class)
    public static final class Fluent {
        private final String all;

        Fluent(String all) {
            this.all = all;
        }

        public String getAll() {
            return all;
        }
    }

    @JsonPOJOBuilder(withPrefix = "")
    @JsonIgnoreProperties("ignored")
    public static class FluentBase<B extends FluentBase<B>> {
        protected final Map<String, Object> parts = new TreeMap<>();

        public String open = "o";

        @JsonAlias("l")
        public B last(String last) {
            return put("last", last);
        }

        @JsonProperty("first_name")
        public B firstName(String firstName) {
            return put("first", firstName);
        }

        @JsonIgnore
        public B hidden(String hidden) {
            return put("hidden", hidden);
        }

        @JsonSetter(nulls = Nulls.SKIP)
        public B kept(String kept) {
            return put("kept", kept);
        }

        public B ignored(String ignored) {
            return put("ignored", ignored);
        }

        public B maybe(Optional<Integer> maybe) {
            return put("maybe", maybe);
        }

        @SuppressWarnings("unchecked")
        private B put(String name, Object value) {
            parts.put(name, String.valueOf(value));
            return (B) this;
        }
    }

    @JsonPOJOBuilder(withPrefix = "")
    public static final class FluentBuilder extends FluentBase<FluentBuilder> {
        public FluentBuilder URL(String url) {
            parts.put("URL", url);
            return this;
        }

        @JsonAnySetter
        public void any(String name, Object value) {
            parts.put("any " + name, value);
        }

        public Fluent build() {
            return new Fluent(parts + open);
        }
    }

    //: Holder {"plain":{"id":3},"all":[{"name":"x"},null],"byName":{"a":{"id":4}}}
    //: Holder {"plain":null}
    @Wire
    public record Holder(Plain plain, List<Plain> all, Map<String, Plain> byName) {}

    //: Named {"my_id":3,"theName":"x"}
    //: Named {"myId":3,"the_name":"x"}
    @Wire
    @JsonDeserialize(builder = NamedBuilder.class, builderPrefix = "put")
    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public static final class Named {
        public final int myId;
        public final String theName;

        Named(int myId, String theName) {
            this.myId = myId;
            this.theName = theName;
        }
    }

    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    @JsonPOJOBuilder(withPrefix = "with")
    public static final class NamedBuilder {
        private int myId;
        private String theName;

        public NamedBuilder putMyId(int myId) {
            this.myId = myId;
            return this;
        }

        public NamedBuilder putTheName(String theName) {
            this.theName = theName;
            return this;
        }

        public NamedBuilder withTheName(String name) {
            throw new IllegalStateException(name);
        }

        public Named build() {
            return new Named(myId, theName);
        }
    }

    //: Guarded {"open":"o","secret":"s","written":"w","read":"r","listed":"l"}
    @Wire
    @JsonDeserialize(builder = GuardedBuilder.class)
    @JsonIgnoreProperties("listed")
    public static final class Guarded {
        @JsonProperty
        public final String open;

        @JsonIgnore
        public final String secret;

        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
        public final String read;

        public final String listed;

        Guarded(String open, String secret, String read, String listed) {
            this.open = open;
            this.secret = secret;
            this.read = read;
            this.listed = listed;
        }

        @Override
        public String toString() {
            return open + secret + read + listed;
        }
    }

    @JsonIgnoreProperties("listed")
    public static final class GuardedBuilder {
        private String open;
        private String secret = "kept";
        private String listed = "kept";
        public String read;

        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public String written = "kept";

        public GuardedBuilder withOpen(String open) {
            this.open = open;
            return this;
        }

        @JsonIgnore
        public GuardedBuilder withSecret(String secret) {
            this.secret = secret;
            return this;
        }

        public GuardedBuilder withListed(String listed) {
            this.listed = listed;
            return this;
        }

        public Guarded build() {
            return new Guarded(open + written, secret, read, listed);
        }
    }
}
