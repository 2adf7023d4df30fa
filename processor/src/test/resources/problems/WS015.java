package acme;

import dev.wirespeed.Wire;
import java.io.IOException;

public class WS015 {
    @Wire(strict = true)
    public static class Bean {
        //! WS015: getA() declares the checked exception java.io.IOException. Catch it there, or wrap it in an exception that need not be declared.
        public int getA() throws IOException {
            return 1;
        }
    }

    @Wire(strict = true)
    public static class Made {
        //! WS015: Made() declares the checked exception java.io.IOException. Catch it there, or wrap it in an exception that need not be declared.
        public Made() throws IOException {}
    }
}
