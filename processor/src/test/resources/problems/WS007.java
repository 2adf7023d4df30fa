package acme;

import dev.wirespeed.Wire;
import java.util.Date;
import java.util.List;
import java.util.Map;

@Wire(strict = true)
public class WS007 {
    //! WS007: No code can be made for java.util.Date as the key of a map. Use String, a number, a boolean, a char, a UUID, a date or an enum as key, or a class made of one String.
    public Map<Date, String> byTime;

    //! WS007: No code can be made for java.lang.Object as the key of a map. Use String, a number, a boolean, a char, a UUID, a date or an enum as key, or a class made of one String.
    public List<Map<Object, String>> byObject;
}
