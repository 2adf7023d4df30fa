package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;

@Wire
public class WS013 {
    @JsonCreator
    public WS013(@JsonProperty("a") int a) {}

    @JsonCreator
    //! WS013: acme.WS013 has more than one creator: WS013(int) and WS013(int,int). Leave @JsonCreator on one constructor or factory only.
    public WS013(@JsonProperty("a") int a, @JsonProperty("b") int b) {}
}
