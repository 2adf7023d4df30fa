package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import dev.wirespeed.Wire;
import java.util.List;

@Wire(strict = true)
public record WS019(int a, String b) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    //! WS019: Jackson also reads acme.WS019 from other values through of(java.util.List<java.lang.String>), which the codec does not. Mark it @JsonCreator(mode = JsonCreator.Mode.DISABLED), or make it private.
    static WS019 of(List<String> parts) {
        return new WS019(1, parts.get(0));
    }
}
