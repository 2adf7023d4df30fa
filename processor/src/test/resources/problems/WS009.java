package acme;

import dev.wirespeed.Wire;

@Wire(strict = true)
public class WS009 {
    //! WS009: WS009.a has a getter but no setter, so Jackson sets the field by reflection, which generated code can't. Add a setter, make the field final, or mark it @JsonProperty(access = JsonProperty.Access.READ_ONLY).
    private int a;

    public int getA() {
        return a;
    }
}
