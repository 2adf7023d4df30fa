package acme;

import dev.wirespeed.Wire;
import java.time.Instant;
import java.util.List;
import java.util.Map;

@Wire(strict = true)
public class WS007 {
    //! WS007: java.time.Instant can't be the key of a map in JSON. Use String, a number, a boolean, a char, a UUID or an enum as key.
    public Map<Instant, String> byTime;

    //! WS007: java.lang.Object can't be the key of a map in JSON. Use String, a number, a boolean, a char, a UUID or an enum as key.
    public List<Map<Object, String>> byObject;
}
