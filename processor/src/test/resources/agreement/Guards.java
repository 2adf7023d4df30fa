package acme;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.Wire;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.annotation.JsonNaming;

/** What must not be written never is, what must not be set never is, whichever way the property goes. */
public class Guards {
    //: IgnoredField {"id":1,"admin":true,"ADMIN":true}
    @Wire
    public static class IgnoredField {
        public int id;

        @JsonIgnore
        public boolean admin;
    }

    //: IgnoredGetter {"id":1,"admin":true}
    @Wire
    public static class IgnoredGetter {
        public int id;
        private boolean admin;

        @JsonIgnore
        public boolean isAdmin() {
            return admin;
        }

        public void setAdmin(boolean value) {
            admin = value;
        }
    }

    //: IgnoredSetter {"id":1,"admin":true}
    @Wire
    public static class IgnoredSetter {
        public int id;
        private boolean admin;

        public boolean isAdmin() {
            return admin;
        }

        @JsonIgnore
        public void setAdmin(boolean value) {
            admin = value;
        }
    }

    //: IgnoredRecord {"id":1,"admin":true}
    @Wire
    public record IgnoredRecord(int id, @JsonIgnore boolean admin) {}

    //: IgnoredNamedRecord {"id":1,"admin":true,"root":true}
    @Wire
    public record IgnoredNamedRecord(int id, @JsonIgnore @JsonProperty("root") boolean admin) {}

    //: IgnoredAliasedRecord {"id":1,"admin":true,"root":true}
    @Wire
    public record IgnoredAliasedRecord(int id, @JsonIgnore @JsonAlias("root") boolean admin) {}

    //: IgnoredCreator {"id":1,"admin":true}
    @Wire
    public static class IgnoredCreator {
        public final int id;
        private final boolean admin;

        @JsonCreator
        public IgnoredCreator(@JsonProperty("id") int id, @JsonProperty("admin") boolean admin) {
            this.id = id;
            this.admin = admin;
        }

        @JsonIgnore
        public boolean isAdmin() {
            return admin;
        }
    }

    //: ReadOnlyField {"id":1,"admin":true}
    @Wire
    public static class ReadOnlyField {
        public int id;

        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public boolean admin;
    }

    //: ReadOnlyNamed {"id":1,"admin":true,"root":true}
    @Wire
    public static class ReadOnlyNamed {
        public int id;

        @JsonProperty(value = "root", access = JsonProperty.Access.READ_ONLY)
        public boolean admin;
    }

    //: ReadOnlySetter {"id":1,"admin":true}
    @Wire
    public static class ReadOnlySetter {
        public int id;
        private boolean admin;

        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public boolean isAdmin() {
            return admin;
        }

        public void setAdmin(boolean value) {
            admin = value;
        }
    }

    //: ReadOnlyRecord {"id":1,"admin":true}
    @Wire
    public record ReadOnlyRecord(int id, @JsonProperty(access = JsonProperty.Access.READ_ONLY) boolean admin) {}

    //: ReadOnlyAliased {"id":1,"admin":true,"root":true}
    @Wire
    public record ReadOnlyAliased(
            int id, @JsonAlias("root") @JsonProperty(access = JsonProperty.Access.READ_ONLY) boolean admin) {}

    //: ReadOnlyAliasedField {"id":1,"admin":true,"root":true}
    @Wire
    public static class ReadOnlyAliasedField {
        public int id;

        @JsonAlias("root")
        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public boolean admin;
    }

    //: WriteOnly {"id":1,"password":"x"}
    @Wire
    public static class WriteOnly {
        public int id;

        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
        public String password;

        public String getPassword() {
            return password;
        }
    }

    //: WriteOnlyRecord {"id":1,"password":"x"}
    @Wire
    public record WriteOnlyRecord(int id, @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String password) {}

    //: ByClass {"id":1,"admin":true}
    @Wire
    @JsonIgnoreProperties("admin")
    public static class ByClass {
        private final int id;
        private final boolean admin;

        @JsonCreator
        public ByClass(@JsonProperty("id") int id, @JsonProperty("admin") boolean admin) {
            this.id = id;
            this.admin = admin;
        }

        public int getId() {
            return id;
        }

        public boolean isAdmin() {
            return admin;
        }
    }

    //: ByClassAliased {"id":1,"admin":true,"root":true}
    @Wire
    @JsonIgnoreProperties({"admin", "root"})
    public static class ByClassAliased {
        public int id;

        @JsonAlias("root")
        public boolean admin;
    }

    //: ByClassAliasOnly {"id":1,"admin":true,"root":true}
    @Wire
    @JsonIgnoreProperties("root")
    public static class ByClassAliasOnly {
        public int id;

        @JsonAlias("root")
        public boolean admin;
    }

    //: ByClassAliasOnlyRecord {"id":1,"root":true}
    @Wire
    @JsonIgnoreProperties("root")
    public record ByClassAliasOnlyRecord(int id, @JsonAlias("root") boolean admin) {}

    //: ByClassRenamed {"id":1,"is_admin":true,"isAdmin":true}
    @Wire
    @JsonIgnoreProperties("is_admin")
    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public static class ByClassRenamed {
        public int id;
        public boolean isAdmin;
    }

    //: ByClassOldName {"id":1,"is_admin":true,"isAdmin":true}
    @Wire
    @JsonIgnoreProperties("isAdmin")
    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public record ByClassOldName(int id, boolean isAdmin) {}

    //: KeptOnly {"id":1,"admin":true,"root":true}
    @Wire
    @JsonIncludeProperties("id")
    public record KeptOnly(int id, @JsonAlias("root") boolean admin) {}

    //: Inherited {"id":1,"admin":true,"name":"n"}
    @Wire
    public static class Inherited extends ByClassBase {
        public String name;
    }

    @JsonIgnoreProperties("admin")
    public static class ByClassBase {
        public int id;
        public boolean admin;
    }

    public static class IgnoringBase {
        private boolean admin;

        @JsonIgnore
        public boolean isAdmin() {
            return admin;
        }

        public void setAdmin(boolean value) {
            admin = value;
        }
    }

    //: Overriding {"admin":true}
    @Wire
    public static class Overriding extends IgnoringBase {
        @Override
        public boolean isAdmin() {
            return super.isAdmin();
        }

        @Override
        public void setAdmin(boolean value) {
            super.setAdmin(value);
        }
    }

    //: AnySetter {"id":1,"admin":true,"secret":2,"x":3}
    @Wire
    @JsonIgnoreProperties("secret")
    public static class AnySetter {
        public int id;

        @JsonIgnore
        public boolean admin;

        private final Map<String, Object> more = new TreeMap<>();

        @JsonAnySetter
        public void put(String name, Object value) {
            more.put(name, value);
        }

        @Override
        public String toString() {
            return more.toString();
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes(@JsonSubTypes.Type(value = Guarded.class, name = "g"))
    public interface Typed {}

    public record Guarded(int id, @JsonIgnore boolean admin, String name) implements Typed {}

    //: Holder {"typed":{"kind":"g","id":1,"admin":true}}
    //: Holder {"typed":{"id":1,"admin":true,"kind":"g"}}
    //: Holder {"typed":{"id":1,"admin":true,"kind":"g","kind":"h"}}
    @Wire
    public record Holder(Typed typed) {}

    /** What a class ignores by its name in Java is neither left out nor skipped under the name that a strategy makes of it. */
    //: UnderOtherNames {"ON_FIELD":5,"ON_SETTER":6,"ONLY_WRITTEN":7}
    //: UnderOtherNames {"onField":5,"onSetter":6,"onlyWritten":7}
    @Wire
    @JsonIgnoreProperties({"onField", "onSetter", "onlyWritten"})
    @JsonNaming(PropertyNamingStrategies.UpperSnakeCaseStrategy.class)
    public static class UnderOtherNames {
        public int onField = 1;
        private int onSetter = 2;

        public int getOnSetter() {
            return onSetter;
        }

        public void setOnSetter(int onSetter) {
            this.onSetter = onSetter;
        }

        public int getOnlyWritten() {
            return 3;
        }
    }

    //: SecondPlace {"more":null,"x":1}
    @Wire
    public static class SecondPlace extends FirstPlace {
        @JsonAnySetter
        public Map<String, Object> more = new TreeMap<>();
    }

    public static class FirstPlace {
        private final Map<String, Object> all = new TreeMap<>();

        @JsonAnySetter
        public void put(String name, Object value) {
            all.put(name, value);
        }

        @Override
        public String toString() {
            return all.toString();
        }
    }
}
