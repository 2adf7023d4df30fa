package acme;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.EnumSet;

/** Has the name that the constant of a property has. */
public class ID {
    public enum KIND {
        @JsonProperty("old")
        OLD,
        NEW
    }

    public record URL(String text) {}

    //: Hiding {"id":1,"kind":"old","url":{"text":"u"},"kinds":["old","NEW"]}
    //: Hiding {}
    @Wire
    public record Hiding(int id, KIND kind, URL url, EnumSet<KIND> kinds) {}
}
