package acme;

import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.OptBoolean;
import dev.wirespeed.Wire;
import java.util.Date;

public class WS023 {
    @JsonFilter("x")
    public static class Filtered {
        public int a;
    }

    @Wire
    @JsonFilter("x")
    //! WS023: acme.WS023.Root is left to Jackson (WS005: @JsonFilter is not supported yet). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public static class Root {
        public int a;
    }

    @Wire
    public static class Bean {
        @JsonFormat(lenient = OptBoolean.FALSE)
        //! WS023: Bean.a is left to Jackson (WS005: @JsonFormat is not supported yet). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
        public int a;

        //! WS023: Bean.date is left to Jackson (WS006: java.util.Date can't be generated: Jackson chooses its form at run time). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
        public Date date;

        //! WS023: Bean.filtered is left to Jackson (WS023: acme.WS023.Filtered is left to Jackson (WS005: @JsonFilter is not supported yet)). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
        public Filtered filtered;
    }
}
