package acme;

import dev.wirespeed.Wire;
import java.util.List;

public class WS001 {
    @Wire(strict = true)
    //! WS001: acme.WS001.Shape is an interface, so no codec can be made for it alone. Annotate the classes that implement it or have it as a property instead.
    public interface Shape {}

    @Wire(strict = true)
    //! WS001: acme.WS001.Animal is an abstract class, so no codec can be made for it alone. Annotate the classes that implement it or have it as a property instead.
    public abstract static class Animal {}

    //! WS001: acme.WS001.Reached is an interface, so no codec can be made for it alone. Annotate the classes that implement it or have it as a property instead.
    public interface Reached {}

    @Wire(strict = true)
    public record User(List<Reached> reached) {}

    @Wire
    //! WS001: acme.WS001.Size is an enum, so no codec can be made for it alone. Annotate the classes that implement it or have it as a property instead.
    public enum Size {
        SMALL
    }

    @Wire
    //! WS001: acme.WS001.Mark is an annotation, so no codec can be made for it alone. Annotate the classes that implement it or have it as a property instead.
    public @interface Mark {}

    @Wire(
            types = {int.class, int[].class, void.class},
            mixins = @Wire.Mixin(target = long.class, source = Shape[].class))
    //! WS001: int is a primitive type, so no codec can be made for it alone. Annotate the classes that implement it or have it as a property instead.
    //! WS001: int[] is an array, so no codec can be made for it alone. Annotate the classes that implement it or have it as a property instead.
    //! WS001: void is a primitive type, so no codec can be made for it alone. Annotate the classes that implement it or have it as a property instead.
    //! WS001: long is a primitive type, so no codec can be made for it alone. Annotate the classes that implement it or have it as a property instead.
    //! WS001: acme.WS001.Shape[] is an array, so no codec can be made for it alone. Annotate the classes that implement it or have it as a property instead.
    public static class Lists {}
}
