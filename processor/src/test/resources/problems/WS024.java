package acme;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.Wire;

public class WS024 {
    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
    //! WS024: acme.WS024.Shape has type ids that are names of classes, and no class is ever loaded from a document. Use JsonTypeInfo.Id.NAME with @JsonSubTypes.
    public interface Shape {}

    @Wire
    public record Drawing(Shape shape) {}

    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
    //! WS024: acme.WS024.Base has type ids that are names of classes, and no class is ever loaded from a document. Use JsonTypeInfo.Id.NAME with @JsonSubTypes.
    public static class Base {
        public int a;
    }

    @Wire
    public static class Holder {
        @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
        //! WS024: value has type ids that are names of classes, and no class is ever loaded from a document. Use JsonTypeInfo.Id.NAME with @JsonSubTypes.
        //! WS023: Holder.value is left to Jackson (WS005: No code can be made for @JsonTypeInfo here). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
        public Object value;
    }

    @Wire
    public record Component(
            @JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
            //! WS024: value has type ids that are names of classes, and no class is ever loaded from a document. Use JsonTypeInfo.Id.NAME with @JsonSubTypes.
            //! WS023: Component.value is left to Jackson (WS005: No code can be made for @JsonTypeInfo here). Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error.
            Object value) {}
}
