package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;

@Wire
public class WS013 {
    @Wire
    public static class Annotated {
        @JsonCreator
        public static Annotated valueOf(String text) {
            return new Annotated();
        }

        public static Annotated fromString(String text) {
            return new Annotated();
        }
    }

    @JsonCreator
    public WS013(@JsonProperty("a") int a) {}

    @JsonCreator
    //! WS013: acme.WS013 has more than one creator: WS013(int) and WS013(int,int). Have @JsonCreator on one constructor or factory only.
    public WS013(@JsonProperty("a") int a, @JsonProperty("b") int b) {}
}
