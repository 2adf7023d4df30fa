package dev.wirespeed.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/** The form that a value of one Java type takes on the wire. */
public sealed interface Shape {

    /** The declared Java type, with its type arguments. */
    TypeName type();

    /** A single value without parts, which the runtime can write and read. */
    record Scalar(ScalarKind kind) implements Shape {
        @Override
        public TypeName type() {
            return kind.type();
        }
    }

    /**
     * A constant of an enum.
     *
     * @param texts the texts of constants that are not written as their {@code toString()}
     * @param unknown the constant that unknown values may be read as
     * @param code the enum's own code, used in place of the table
     */
    record Enumeration(
            ClassName type, List<ConstantText> texts, Optional<String> unknown, EnumOptions options, EnumCode code)
            implements Shape {}

    /**
     * Options for writing and reading an enum.
     *
     * @param numeric whether numbers are used
     * @param ignoringCase whether upper and lower case are the same when reading
     */
    record EnumOptions(boolean numeric, boolean ignoringCase, UnknownText unknown) {
        public static final EnumOptions USUAL = new EnumOptions(false, false, UnknownText.REFUSED);
    }

    /** How unknown texts are read. */
    enum UnknownText {
        REFUSED,
        /** As the constant for unknown values. */
        DEFAULT,
        NULL
    }

    /**
     * An enum's own code.
     *
     * @param value the value written in place of a constant
     * @param key the value written in place of a constant that is a key
     * @param factory makes constants
     */
    record EnumCode(Optional<EnumValue> value, Optional<EnumValue> key, Optional<EnumFactory> factory) {
        public static final EnumCode NONE = new EnumCode(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A part of a constant, with its kind. */
    record EnumValue(Accessor accessor, ScalarKind kind) {}

    /** A static method that makes a constant from a value. */
    record EnumFactory(String method, ScalarKind argument) {}

    /**
     * The key of a map that is neither a scalar nor an enum.
     *
     * @param code the class's own code; empty for a JDK class
     */
    record Key(TypeName type, Optional<KeyCode> code) implements Shape {}

    /**
     * A class's own code for keys.
     *
     * @param text the part that is written; empty for {@code toString()}
     * @param factory the static method that makes a key from a text; empty for a constructor
     */
    record KeyCode(Optional<Accessor> text, Optional<String> factory) {}

    /** A constant with a text from an annotation, or with further texts. */
    record ConstantText(String constant, Optional<String> name, List<String> aliases) {}

    /** A Java array, other than those that {@link ScalarKind} lists. */
    record Array(TypeName type, Shape element) implements Shape {}

    /**
     * A collection, built by {@code implementation} when read.
     *
     * @param single whether a lone element is read as a collection of it
     * @param formatted whether the property has a format, which counts for the contents, too
     */
    record Sequence(
            ParameterizedTypeName type, Shape element, ClassName implementation, boolean single, boolean formatted)
            implements Shape {
        public Sequence(ParameterizedTypeName type, Shape element, ClassName implementation) {
            this(type, element, implementation, false, false);
        }

        public boolean isEnumSet() {
            return implementation.simpleName().equals("EnumSet");
        }

        /** Whether the declared type offers no more than an iterator. */
        public boolean isIterable() {
            return type.rawType().simpleName().equals("Iterable");
        }
    }

    /**
     * A map, built by {@code implementation} when read.
     *
     * @param sorted whether its entries are written in the order of their keys
     * @param formatted whether the property has a format, which counts for the contents, too
     */
    record Mapping(
            ParameterizedTypeName type,
            Shape key,
            Shape value,
            ClassName implementation,
            boolean sorted,
            boolean formatted)
            implements Shape {
        public Mapping(ParameterizedTypeName type, Shape key, Shape value, ClassName implementation) {
            this(type, key, value, implementation, false, false);
        }

        public boolean isEnumMap() {
            return implementation.simpleName().equals("EnumMap");
        }
    }

    /** {@code Optional<T>}. */
    record Maybe(ParameterizedTypeName type, Shape content) implements Shape {}

    /** A value that Jackson writes and reads as part of its object, since no code can be generated for it. */
    record LeftToJackson(TypeName type) implements Shape {}

    /**
     * A value without parts that a codec of the runtime writes and reads.
     *
     * @param usual the default shape of the same type; empty if it is this one
     */
    record Coded(TypeName type, Form form, Emptiness emptiness, Optional<Shape> usual) implements Shape {
        /** A JDK class. */
        public Coded(TypeName type, Emptiness emptiness) {
            this(type, new Form.Usual(), emptiness, Optional.empty());
        }

        /** A type in another form than its default. */
        public Coded(Shape usual, Form form) {
            this(usual.type(), form, Emptiness.NEVER, Optional.of(usual));
        }
    }

    /**
     * An object with properties, written with a codec of its own.
     *
     * @param formatted whether the property has a format, which counts for a replacement of the object, too
     */
    record Nested(TypeName type, CodecName codec, Emptiness emptiness, Subclasses subclasses, boolean formatted)
            implements Shape {
        public Nested(TypeName type, CodecName codec, Emptiness emptiness, Subclasses subclasses) {
            this(type, codec, emptiness, subclasses, false);
        }

        public Nested inFormat() {
            return new Nested(type, codec, emptiness, subclasses, true);
        }
    }

    /** Whether an object may be of a subclass of the declared class. */
    enum Subclasses {
        NONE,
        /** A subclass identified by its type id. */
        WITH_ID,
        /** A subclass unknown to the codec. */
        UNKNOWN
    }

    /**
     * An object whose properties are written and read as those of its owner.
     *
     * @param codec writes and reads its properties under the names that they have there
     */
    record Unwrapped(TypeName type, CodecName codec, boolean open) implements Shape {}

    /** Whether a value counts as empty where empty values are left out. */
    enum Emptiness {
        NEVER,
        /** Always empty: it has no properties. */
        ALWAYS,
        /** Depends on the value written in its place, or on its text. */
        BY_VALUE,
        /** Depends on its class at run time. */
        BY_CLASS,
        /** Empty if it is an array without elements. */
        BY_LENGTH
    }
}
