package acme;

import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.OptBoolean;
import dev.wirespeed.Wire;
import java.util.Date;
import tools.jackson.databind.annotation.JsonDeserialize;

public class WS023 {
    @JsonFilter("x")
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

        //! WS023: Bean.filtered is left to Jackson (WS023: acme.WS023.Filtered is left to Jackson (WS005: No code can be made for @JsonFilter here)). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
        public Filtered filtered;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    public sealed interface Node permits Inner, Leaf {}

    /** What is found out about it while the node is looked at does not hold any more when the node turns out to be left. */
    @JsonDeserialize(builder = InnerBuilder.class)
    public static final class Inner implements Node {
        private final Node next;

        Inner(Node next) {
            this.next = next;
        }

        //! WS023: Inner.getNext is left to Jackson (WS023: acme.WS023.Node is left to Jackson (WS023: acme.WS023.Leaf is left to Jackson (WS005: No code can be made for @JsonFilter here))). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
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
        //! WS023: Tree.first is left to Jackson (WS023: acme.WS023.Node is left to Jackson (WS023: acme.WS023.Leaf is left to Jackson (WS005: No code can be made for @JsonFilter here))). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
        public Node first;

        //! WS023: Tree.second is left to Jackson (WS023: acme.WS023.Inner is left to Jackson (WS023: acme.WS023.Node is left to Jackson (WS023: acme.WS023.Leaf is left to Jackson (WS005: No code can be made for @JsonFilter here)))). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
        public Inner second;
    }

    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, requireTypeIdForSubtypes = OptBoolean.FALSE)
    //! WS023: acme.WS023.Lenient is left to Jackson (WS005: No code can be made for @JsonTypeInfo(requireTypeIdForSubtypes = FALSE) here). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
    public static class Lenient {
        public int a;
    }
}
