package acme;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;

@Wire
public class WS011 {
    @JsonProperty("x")
    public int a;

    @JsonProperty("y")
    //! WS011: Property "a" has several names: x, y. Give the field, the getter, the setter and the parameter the same @JsonProperty name.
    public int getA() {
        return a;
    }

    public void setA(int a) {
        this.a = a;
    }
}
