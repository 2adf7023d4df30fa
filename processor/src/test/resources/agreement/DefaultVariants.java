package acme;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Types that stand for what has no known type id. */
public class DefaultVariants {
    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION, defaultImpl = Plain.class)
    @JsonSubTypes({@JsonSubTypes.Type(Round.class), @JsonSubTypes.Type(Bare.class)})
    public interface Piece {}

    public record Round(String name, int radius) implements Piece {}

    public record Bare() implements Piece {}

    //: Plain {"width":1}
    public record Plain(String name, Integer width) implements Piece {}

    //: Pieces {"all":[{"name":"n","radius":1},{"name":"n"},{"name":"n","width":2},{"width":2},{"x":1},{}]}
    //: Pieces {"all":[{"width":2,"radius":1},{"width":2,"name":"n","radius":1}]}
    @Wire
    public record Pieces(List<Piece> all) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.PROPERTY, defaultImpl = NotePlain.class)
    @JsonSubTypes({@JsonSubTypes.Type(NoteListed.class), @JsonSubTypes.Type(NoteMiddle.class), @JsonSubTypes.Type(value = NoteNamed.class, name = "named")})
    public interface Note {}

    public interface NoteMiddle extends Note {}

    public record NoteListed(int a) implements Note {}

    public record NoteNamed(int b) implements Note {}

    public record NotePlain(int c) implements Note {}
    //: Notes {"any":{"@type":"DefaultVariants$NoteListed","c":1}}
    //: Notes {"any":{"@type":"named","c":1}}
    //: Notes {"any":{"@type":"DefaultVariants$NoteNamed","c":1}}
    //: Notes {"any":{"@type":"DefaultVariants$NotePlain","c":1}}
    //: Notes {"any":{"@type":"DefaultVariants$Note","c":1}}
    //: Notes {"any":{"@type":"what","c":1}}
    //: Notes {"any":{"@type":"DefaultVariants$NoteMiddle","c":1}}
    //: Notes {"plain":{"@type":"DefaultVariants$NoteListed","c":1}}
    //: Notes {"plain":{"@type":"named","c":1}}
    //: Notes {"plain":{"@type":"DefaultVariants$NoteNamed","c":1}}
    //: Notes {"plain":{"@type":"DefaultVariants$NotePlain","c":1}}
    //: Notes {"plain":{"@type":"DefaultVariants$Note","c":1}}
    //: Notes {"plain":{"@type":"what","c":1}}
    //: Notes {"plain":{"@type":"DefaultVariants$NoteMiddle","c":1}}
    @Wire
    public record Notes(Note any, NotePlain plain) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT, defaultImpl = SheetPlain.class)
    @JsonSubTypes({@JsonSubTypes.Type(SheetListed.class), @JsonSubTypes.Type(SheetMiddle.class), @JsonSubTypes.Type(value = SheetNamed.class, name = "named")})
    public interface Sheet {}

    public interface SheetMiddle extends Sheet {}

    public record SheetListed(int a) implements Sheet {}

    public record SheetNamed(int b) implements Sheet {}

    public record SheetPlain(int c) implements Sheet {}
    //: Sheets {"any":{"DefaultVariants$SheetListed":{"c":1}}}
    //: Sheets {"any":{"named":{"c":1}}}
    //: Sheets {"any":{"DefaultVariants$SheetNamed":{"c":1}}}
    //: Sheets {"any":{"DefaultVariants$SheetPlain":{"c":1}}}
    //: Sheets {"any":{"DefaultVariants$Sheet":{"c":1}}}
    //: Sheets {"any":{"what":{"c":1}}}
    //: Sheets {"any":{"DefaultVariants$SheetMiddle":{"c":1}}}
    //: Sheets {"plain":{"DefaultVariants$SheetListed":{"c":1}}}
    //: Sheets {"plain":{"named":{"c":1}}}
    //: Sheets {"plain":{"DefaultVariants$SheetNamed":{"c":1}}}
    //: Sheets {"plain":{"DefaultVariants$SheetPlain":{"c":1}}}
    //: Sheets {"plain":{"DefaultVariants$Sheet":{"c":1}}}
    //: Sheets {"plain":{"what":{"c":1}}}
    //: Sheets {"plain":{"DefaultVariants$SheetMiddle":{"c":1}}}
    @Wire
    public record Sheets(Sheet any, SheetPlain plain) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY, defaultImpl = PadPlain.class)
    @JsonSubTypes({@JsonSubTypes.Type(PadListed.class), @JsonSubTypes.Type(PadMiddle.class), @JsonSubTypes.Type(value = PadNamed.class, name = "named")})
    public interface Pad {}

    public interface PadMiddle extends Pad {}

    public record PadListed(int a) implements Pad {}

    public record PadNamed(int b) implements Pad {}

    public record PadPlain(int c) implements Pad {}
    //: Pads {"any":["DefaultVariants$PadListed",{"c":1}]}
    //: Pads {"any":["named",{"c":1}]}
    //: Pads {"any":["DefaultVariants$PadNamed",{"c":1}]}
    //: Pads {"any":["DefaultVariants$PadPlain",{"c":1}]}
    //: Pads {"any":["DefaultVariants$Pad",{"c":1}]}
    //: Pads {"any":["what",{"c":1}]}
    //: Pads {"any":["DefaultVariants$PadMiddle",{"c":1}]}
    //: Pads {"plain":["DefaultVariants$PadListed",{"c":1}]}
    //: Pads {"plain":["named",{"c":1}]}
    //: Pads {"plain":["DefaultVariants$PadNamed",{"c":1}]}
    //: Pads {"plain":["DefaultVariants$PadPlain",{"c":1}]}
    //: Pads {"plain":["DefaultVariants$Pad",{"c":1}]}
    //: Pads {"plain":[null,{"c":1}]}
    //: Pads {"plain":["what",{"c":1}]}
    //: Pads {"plain":["DefaultVariants$PadMiddle",{"c":1}]}
    @Wire
    public record Pads(Pad any, PadPlain plain) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, defaultImpl = Loose.class)
    public abstract sealed static class Thingy permits Loose, Firm {}

    public static final class Loose extends Thingy {
        private final Map<String, Object> more = new TreeMap<>();

        @JsonAnyGetter
        public Map<String, Object> getMore() {
            return more;
        }

        @JsonAnySetter
        public void put(String name, Object value) {
            more.put(name, value);
        }
    }

    public static final class Firm extends Thingy {
        public int a;
    }

    //: Thingys {"any":{"@type":null,"b":1},"loose":{"@type":null}}
    //: Thingys {"any":{"@type":{"c":1},"b":1},"loose":{"b":1,"@type":[1]}}
    //: Thingys {"any":{"@type":"what","b":1},"loose":{"b":1,"@type":"Loose"}}
    //: Thingys {"any":{"b":1},"loose":{}}
    @Wire
    public static class Thingys {
        public Thingy any;
        public Loose loose;
    }
}
