package acme;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Wire;

@Wire
public class WS029 {
    @JsonValue
    //! WS029: @JsonValue stands on WS029.getA and WS029.getB, where only one can have it. Leave it on one of them.
    public int getA() {
        return 1;
    }

    @JsonValue
    public int getB() {
        return 1;
    }

    @JsonAnySetter
    //! WS029: @JsonAnySetter stands on WS029.first and WS029.second, where only one can have it. Leave it on one of them.
    public void first(String name, Object value) {}

    @JsonAnySetter
    public void second(String name, Object value) {}
}
