package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.List;
import lombok.AccessLevel;
import lombok.AllArgsConstructor;
import lombok.Builder;
import lombok.Data;
import lombok.Getter;
import lombok.NoArgsConstructor;
import lombok.Setter;
import lombok.ToString;

public class Lombok {
    //: Person {"id":1,"name":"a","e_mail":"b","active":true,"secret":"s","friends":[{"id":2,"active":false}]}
    //: Person {"id":null}
    @Wire
    @Data
    public static class Person {
        private long id;
        private String name;

        @JsonProperty("e_mail")
        private String email;

        private boolean active;
        private Boolean boxed;

        @JsonIgnore
        private String secret;

        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        private List<Person> friends;
    }

    //: Bean {"a":1,"b":2,"shown":3}
    @Wire
    @ToString
    @NoArgsConstructor
    @AllArgsConstructor
    public static class Bean {
        @Getter
        @Setter
        private int a;

        @Getter
        @Setter(AccessLevel.PACKAGE)
        @JsonProperty
        private int b;

        @Getter
        private final int shown = 5;
    }

    //: Made {"x":1,"y":"z"}
    @Wire
    @Getter
    @ToString
    @AllArgsConstructor(onConstructor_ = @JsonCreator)
    public static class Made {
        private final int x;
        private final String y;
    }

    //: Whole {"made":{"x":1,"y":"q"},"person":{"id":3}}
    @Wire
    @Data
    @Builder
    @NoArgsConstructor
    @AllArgsConstructor
    public static class Whole {
        private Made made;
        private Person person;
    }
}
