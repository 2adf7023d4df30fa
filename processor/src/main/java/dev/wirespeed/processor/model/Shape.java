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

    /** One value without parts, which the run time knows how to write and read. */
    record Scalar(ScalarKind kind) implements Shape {
        @Override
        public TypeName type() {
            return kind.type();
        }
    }

    /**
     * One of the constants of an enum.
     *
     * @param texts only those that are not written as their {@code toString()}
     * @param unknown the constant that unknown values may be read as
     * @param code what the enum's own code does in place of the table
     */
    record Enumeration(
            ClassName type, List<ConstantText> texts, Optional<String> unknown, EnumOptions options, EnumCode code)
            implements Shape {}

    /**
     * How an enum is written and read.
     *
     * @param numeric whether by numbers
     * @param ignoringCase whether texts are read in any case
     */
    record EnumOptions(boolean numeric, boolean ignoringCase, UnknownText unknown) {
        public static final EnumOptions USUAL = new EnumOptions(false, false, UnknownText.REFUSED);
    }

    /** What a text is read as that is none of an enum's. */
    enum UnknownText {
        REFUSED,
        /** As the constant for unknown values. */
        DEFAULT,
        NULL
    }

    /**
     * What an enum's own code does.
     *
     * @param value what is written in place of a constant
     * @param key what is written in place of a constant that is a key
     * @param factory makes constants
     */
    record EnumCode(Optional<EnumValue> value, Optional<EnumValue> key, Optional<EnumFactory> factory) {
        public static final EnumCode NONE = new EnumCode(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A part of a constant, and what it is. */
    record EnumValue(Accessor accessor, ScalarKind kind) {}

    /** A static method that makes a constant of one value. */
    record EnumFactory(String method, ScalarKind argument) {}

    /**
     * The key of a map that is no scalar and no enum.
     *
     * @param code what the class's own code does; empty for a class of the JDK
     */
    record Key(TypeName type, Optional<KeyCode> code) implements Shape {}

    /**
     * What a class's own code does with keys.
     *
     * @param text the part that is written; empty for what {@code toString()} gives
     * @param factory the static method that makes one of a text; empty for a constructor
     */
    record KeyCode(Optional<Accessor> text, Optional<String> factory) {}

    /** A constant whose text is given by annotation, or which has other texts beside it. */
    record ConstantText(String constant, Optional<String> name, List<String> aliases) {}

    /** A Java array of anything but what {@link ScalarKind} lists. */
    record Array(TypeName type, Shape element) implements Shape {}

    /**
     * A collection, built by {@code implementation} when read.
     *
     * @param single whether an element alone is read as a collection of it
     * @param formatted whether the property has a format, which counts for what is in it, too
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
     * @param formatted whether the property has a format, which counts for what is in it, too
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

    /** A value that Jackson writes and reads as part of its object, since no code can be made for it. */
    record Foreign(TypeName type) implements Shape {}

    /**
     * A value without parts that a codec of the run time writes and reads.
     *
     * @param usual the shape that the same type has by default; empty if it is this one
     */
    record Coded(TypeName type, Form form, Emptiness emptiness, Optional<Shape> usual) implements Shape {
        /** A class of the JDK. */
        public Coded(TypeName type, Emptiness emptiness) {
            this(type, new Form.Usual(), emptiness, Optional.empty());
        }

        /** The type as something but its default asks for it. */
        public Coded(Shape usual, Form form) {
            this(usual.type(), form, Emptiness.NEVER, Optional.of(usual));
        }
    }

    /**
     * An object with properties, written by a codec of its own.
     *
     * @param formatted whether the property has a format, which counts for what is written in its place, too
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

    /** Whether an object may be of a subclass of what is declared. */
    enum Subclasses {
        NONE,
        /** One that the id of its type tells. */
        WITH_ID,
        /** One of which the codec knows nothing. */
        UNKNOWN
    }

    /**
     * An object whose properties are written and read as those of the object that has it.
     *
     * @param codec writes and reads its properties under the names that they have there
     */
    record Unwrapped(TypeName type, CodecName codec, boolean open) implements Shape {}

    /** Whether a value counts as empty where empty values are left out. */
    enum Emptiness {
        NEVER,
        /** It has no properties. */
        ALWAYS,
        /** The value that stands for it tells, or its text. */
        BY_VALUE,
        /** Its class at run time tells. */
        BY_CLASS,
        /** It is an array without elements. */
        BY_LENGTH
    }
}
