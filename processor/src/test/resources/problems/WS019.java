package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import dev.wirespeed.Wire;

@Wire
public record WS019(int a, String b) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    //! WS019: Jackson also reads acme.WS019 from a plain value through of(java.lang.String), which the codec does not. Mark it @JsonCreator(mode = JsonCreator.Mode.DISABLED), or make it private.
    static WS019 of(String text) {
        return new WS019(1, text);
    }
}
