package acme;

import dev.wirespeed.Wire;
import java.util.List;

public class WS001 {
    @Wire(strict = true)
    //! WS001: acme.WS001.Shape is an interface, of which no object can be made. Annotate the classes that implement it instead.
    public interface Shape {}

    @Wire(strict = true)
    //! WS001: acme.WS001.Animal is an abstract class, of which no object can be made. Annotate the classes that implement it instead.
    public abstract static class Animal {}

    //! WS001: acme.WS001.Reached is an interface, of which no object can be made. Annotate the classes that implement it instead.
    public interface Reached {}

    @Wire(strict = true)
    public record User(List<Reached> reached) {}
}
