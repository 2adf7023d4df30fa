package acme;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;

@Wire
public class WS018 {
    @JsonProperty(index = 1)
    public int a;

    @JsonProperty(index = 1)
    //! WS018: Properties "a" and "b" have the same index, so Jackson would lose one of them. Give each @JsonProperty(index = …) its own number.
    public int b;
}
