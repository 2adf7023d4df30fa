package acme;

import dev.wirespeed.Wire;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

public class WS006 {
    public enum Coded {
        A;

        @com.fasterxml.jackson.annotation.JsonValue
        public List<String> code() {
            return List.of();
        }
    }

    public static class Page<T> {
        public T first;
    }

    public static class Names extends java.util.ArrayList<String> {
        private static final long serialVersionUID = 1;
    }

    @Wire(strict = true)
    @SuppressWarnings("rawtypes")
    public static class Bean {
        //! WS006: java.util.List can't be generated: a raw type says nothing about its content. Use a supported type for it, or exclude the property with @JsonIgnore.
        public List raw;

        //! WS006: java.util.Date can't be generated: Jackson chooses its form at run time. Use a supported type for it, or exclude the property with @JsonIgnore.
        public Date date;

        //! WS006: java.util.BitSet can't be generated: no code is made for this class of the JDK. Use a supported type for it, or exclude the property with @JsonIgnore.
        public Optional<java.util.BitSet> bits;

        //! WS006: java.util.Iterator<java.lang.String> can't be generated: Jackson chooses its form at run time. Use a supported type for it, or exclude the property with @JsonIgnore.
        public Iterator<String> iterator;

        //! WS006: acme.WS006.Coded can't be generated: what stands for its constants is not one scalar. Use a supported type for it, or exclude the property with @JsonIgnore.
        public Coded coded;

        //! WS006: acme.WS006.Names can't be generated: Jackson treats every java.lang.Iterable in a way of its own. Use a supported type for it, or exclude the property with @JsonIgnore.
        public Names names;

        //! WS006: acme.WS006.Page can't be generated: a raw type says nothing about its content. Use a supported type for it, or exclude the property with @JsonIgnore.
        public Page page;

        //! WS006: acme.WS006.Page<? extends java.lang.String> can't be generated: a wildcard leaves open what its properties are. Use a supported type for it, or exclude the property with @JsonIgnore.
        public Page<? extends String> wild;
    }

    @Wire(strict = true)
    //! WS006: acme.WS006.Aliases can't be generated: the alias "x" belongs to two of its properties. Use a supported type for it, or exclude the property with @JsonIgnore.
    public static class Aliases {
        @com.fasterxml.jackson.annotation.JsonAlias({"w", "x"})
        public int a;

        @com.fasterxml.jackson.annotation.JsonAlias("x")
        public int b;
    }
}
