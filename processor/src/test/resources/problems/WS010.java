package acme;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Set;

@Wire
public class WS010 {
    public void setA(List<String> a) {}

    //! WS010: Property "a" has conflicting setters: WS010.setA(java.util.List<java.lang.String>) and WS010.setA(java.util.Set<java.lang.String>). Mark all but one with @JsonIgnore, or the right one with @JsonProperty.
    public void setA(Set<String> a) {}

    @JsonProperty("x")
    //! WS010: Property "x" has conflicting getters: WS010.getB() and WS010.getC(). Mark all but one with @JsonIgnore, or the right one with @JsonProperty.
    public int getB() {
        return 1;
    }

    @JsonProperty("x")
    public int getC() {
        return 2;
    }

    @JsonProperty("y")
    //! WS010: Property "y" has conflicting fields: WS010.d and WS010.e. Mark all but one with @JsonIgnore, or the right one with @JsonProperty.
    public int d;

    @JsonProperty("y")
    public int e;
}
