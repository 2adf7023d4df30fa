package acme;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.wirespeed.Wire;

class WS037 {
    @Wire
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    @JsonPropertyOrder({"id", "total", "name", "text"})
    //! WS037: Property "name" of acme.WS037.Shifted is value 3 of the arrays that are written, but is read from value 2. Put properties that are only written last with @JsonPropertyOrder, or leave them out with @JsonIgnore.
    static class Shifted {
        public int id;
        public String name;
        public String text;

        public int getTotal() {
            return 2 * id;
        }
    }

    @Wire
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    @JsonPropertyOrder({"id", "name", "total"})
    static class Last {
        public int id;
        public String name;

        public int getTotal() {
            return 2 * id;
        }
    }

    @Wire
    @JsonPropertyOrder({"total", "id"})
    static class Named {
        public int id;

        public int getTotal() {
            return 2 * id;
        }
    }
}
