package acme;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.OptBoolean;
import dev.wirespeed.Wire;
import java.util.Date;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.annotation.JsonDeserialize;

public class WS023 {
    @JsonFilter("x")
    //! WS023: acme.WS023.Filtered is left to Jackson (WS005: No code can be made for @JsonFilter here). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public static class Filtered {
        public int a;
    }

    @Wire
    @JsonFilter("x")
    //! WS023: acme.WS023.Root is left to Jackson (WS005: No code can be made for @JsonFilter here). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public static class Root {
        public int a;
    }

    @Wire
    public static class Bean {
        @JsonFormat(lenient = OptBoolean.FALSE)
        //! WS023: Bean.a is left to Jackson (WS005: No code can be made for @JsonFormat here). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
        public int a;

        //! WS023: Bean.date is left to Jackson (WS006: java.util.Date can't be generated: Jackson chooses its form at run time). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
        public Date date;

        public Filtered filtered;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    //! WS023: acme.WS023.Node is left to Jackson (acme.WS023.Leaf is: WS005: No code can be made for @JsonFilter here). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public sealed interface Node permits Inner, Leaf {}

    /** What is found out about it while the node is looked at does not hold any more when the node turns out to be left. */
    @JsonDeserialize(builder = InnerBuilder.class)
    //! WS023: acme.WS023.Inner is left to Jackson (acme.WS023.Node is: acme.WS023.Leaf is: WS005: No code can be made for @JsonFilter here). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public static final class Inner implements Node {
        private final Node next;

        Inner(Node next) {
            this.next = next;
        }

        public Node getNext() {
            return next;
        }
    }

    public static class InnerBuilder {
        private Node next;

        public InnerBuilder withNext(Node it) {
            this.next = it;
            return this;
        }

        public Inner build() {
            return new Inner(next);
        }
    }

    @JsonFilter("x")
    public static final class Leaf implements Node {
        public int a;
    }

    @Wire
    public static class Tree {
        public Node first;

        public Inner second;
    }

    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, requireTypeIdForSubtypes = OptBoolean.FALSE)
    //! WS023: acme.WS023.Lenient is left to Jackson (WS005: No code can be made for @JsonTypeInfo(requireTypeIdForSubtypes = FALSE) here). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public static class Lenient {
        public int a;
    }

    //! WS023: acme.WS023.Hidden is left to Jackson (WS003: acme.WS023.Hidden is not accessible to its codec). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    private record Hidden(int a) {}

    private enum Kind {
        A
    }

    @Wire
    //! WS023: acme.WS023.OfHidden is left to Jackson (WS006: acme.WS023.OfHidden can't be generated: its creator takes acme.WS023.Hidden, which is not accessible to its codec). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public record OfHidden(Hidden hidden) {}

    @Wire
    //! WS023: acme.WS023.OfList is left to Jackson (WS006: acme.WS023.OfList can't be generated: its creator takes java.util.List<? extends acme.WS023.Kind>, which is not accessible to its codec). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public static class OfList {
        public List<? extends Kind> kinds;

        @JsonCreator
        OfList(@JsonProperty("kinds") List<? extends Kind> kinds) {}
    }

    //! WS023: acme.WS023.Generic is left to Jackson (WS006: acme.WS023.Generic can't be generated: its creator takes acme.WS023.Hidden[], which is not accessible to its codec). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public record Generic<T>(Hidden[] hidden, T more) {}

    //! WS023: acme.WS023.Single is left to Jackson (WS008: Single() is used by Jackson through reflection, but generated code can't reach it). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public static class Single {
        public int a;

        private Single() {}
    }

    //! WS023: acme.WS023.Made is left to Jackson (WS008: of(int) is used by Jackson through reflection, but generated code can't reach it). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public static class Made {
        @JsonCreator
        private static Made of(@JsonProperty("a") int a) {
            return new Made();
        }
    }

    //! WS023: acme.WS023.Text is left to Jackson (WS008: Text(java.lang.String) is used by Jackson through reflection, but generated code can't reach it). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public static class Text {
        @JsonCreator
        private Text(String text) {}
    }

    @Wire
    public static class Parts {
        public Generic<String> generic;

        public Hidden hidden;

        public Made made;

        public Single single;

        public Text text;
    }

    @Wire
    //! WS023: acme.WS023.Aliases is left to Jackson (WS006: acme.WS023.Aliases can't be generated: the alias "x" belongs to two of its properties). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public record Aliases(@JsonAlias("x") int a, @JsonAlias("x") int b) {}

    @Wire
    //! WS023: acme.WS023.Second is left to Jackson (WS019: Jackson also reads acme.WS023.Second from other values through of(java.util.List<java.lang.String>), which the codec does not). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public record Second(int a) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Second of(List<String> parts) {
            return new Second(1);
        }
    }

    @Wire
    //! WS023: acme.WS023.Several is left to Jackson (WS006: acme.WS023.Several can't be generated: there is more than one creator for other values: Several(java.util.Map<java.lang.String,java.lang.String>) and Several(java.util.List<java.lang.String>)). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public static class Several {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Several(Map<String, String> map) {}

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Several(List<String> list) {}
    }

    @Wire
    //! WS023: acme.WS023.Factory is left to Jackson (WS006: acme.WS023.Factory can't be generated: it is an interface that Jackson knows how to make objects of). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public interface Factory {
        @JsonCreator
        static Factory of(@JsonProperty("a") int a) {
            return new Factory() {};
        }
    }

    @Wire
    //! WS023: acme.WS023.Ignored is left to Jackson (WS005: No code can be made for @JsonIgnore here). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public record Ignored(int a) {
        @JsonIgnore
        public Ignored {}
    }
}
