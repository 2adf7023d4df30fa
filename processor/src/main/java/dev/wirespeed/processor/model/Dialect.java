package dev.wirespeed.processor.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Whose defaults codecs follow, as far as that is decided when they are generated. */
public enum Dialect {
    JACKSON3,
    JACKSON2,
    /** Jackson 2 as Spring Boot 3 configures it. */
    SPRING_BOOT_3;

    /** The processor's option with the dialect's name. */
    public static final String OPTION = "wirespeed.dialect";

    /** The dialect with that value of the option. */
    public static Optional<Dialect> of(String value) {
        return Arrays.stream(values()).filter(d -> d.option().equals(value)).findFirst();
    }

    /** The value of the option that stands for it. */
    public String option() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What lets its Jackson do at run time what is left to it. */
    public String artifact() {
        return this == JACKSON3 ? "wirespeed-jackson" : "wirespeed-jackson2";
    }

    /** The order of properties that nothing else orders. */
    Options.Order order() {
        return this == JACKSON3 ? Options.Order.ALPHABETIC : Options.Order.DECLARED;
    }

    /** What an enum's constant is called. */
    Options.Enums enums() {
        return this == JACKSON3 ? Options.Enums.TO_STRING : Options.Enums.NAME;
    }

    /** Whether the properties of the creator are among themselves in the order that is asked for the others. */
    public boolean sortsCreator() {
        return this != JACKSON3;
    }

    /** Whether {@code getURL} stands for {@code URL}, and {@code getaB} or {@code get_x} for nothing. */
    public boolean namesStrictly() {
        return this == JACKSON3;
    }

    /** Whether a constructor without parameters goes before one that nothing but its being public speaks for. */
    public boolean prefersEmptyConstructor() {
        return this != JACKSON3;
    }

    /** Whether a final field is set and a collection is filled through its getter. */
    public boolean setsWhatHasNoSetter() {
        return this != JACKSON3;
    }

    /** Whether an object is made as soon as all is there that its creator takes, and what comes again is refused then or set. */
    public boolean makesObjectsEarly() {
        return this != JACKSON3;
    }

    /** Whether an object without any property can't be written. */
    public boolean refusesEmpty() {
        return this != JACKSON3;
    }

    /** Whether a property that the class does not have can't be read. */
    public boolean refusesUnknown() {
        return this == JACKSON2;
    }

    /** Whether more values in an array than an object with a creator has places for are skipped, even where that is refused of others. */
    public boolean skipsPlacesBehindCreators() {
        return this != JACKSON3;
    }

    /** Whether a {@code Set} or {@code Map} of enums is read into an {@code EnumSet} or {@code EnumMap}. */
    public boolean prefersEnumContainers() {
        return this == JACKSON3;
    }

    /** Whether null in an {@code EnumSet} is refused; else it is left out. */
    public boolean refusesNullInEnumSets() {
        return this == JACKSON3;
    }

    /** Whether the text {@code null} is an empty {@code OptionalInt} and so on. */
    public boolean takesNullTextForEmpty() {
        return this == JACKSON3;
    }

    /** Whether what a class says of the contents of values counts for its properties. */
    public boolean includesContentsByClass() {
        return this == JACKSON3;
    }

    /** Whether a property of a record that may be anything has no default but null. */
    public boolean hasNoDefaultsInRecords() {
        return this == JACKSON3;
    }

    /** Whether formats, the lesser types of the JDK and keys, and what is done with nulls are left to Jackson. */
    public boolean leavesMore() {
        return this != JACKSON3;
    }

    /** Whether creators without annotation may be private; then the class is left to Jackson. */
    public boolean findsAnyCreator() {
        return this != JACKSON3;
    }

    /** Whether a name that is only written is not read even by a parameter of the creator. */
    public boolean ignoresWhatIsOnlyWritten() {
        return this != JACKSON3;
    }

    /** Whether an any-setter gets what {@code @JsonIgnore} on a member takes away. */
    public boolean keepsWhatMembersIgnore() {
        return this != JACKSON3;
    }

    /** Whether a class ignores properties by the names that they have in Java, too, if annotations or a strategy give them others. */
    public boolean ignoresByFormerNames() {
        return this == JACKSON3;
    }

    /** Whether a getter of type {@code Void} makes a property. */
    public boolean writesVoid() {
        return this == JACKSON3;
    }

    /** Whether the classes that a sealed one permits are its subtypes if it lists none. */
    public boolean knowsPermitted() {
        return this == JACKSON3;
    }

    /** Whether the class that has the annotation for ids of types is their base, whichever subtype is declared. */
    public boolean findsBaseOfIds() {
        return this == JACKSON3;
    }

    /** Where Jackson's own annotations are, such as {@code @JsonNaming}. */
    public String databindPackage() {
        return this == JACKSON3 ? "tools.jackson.databind." : "com.fasterxml.jackson.databind.";
    }
}
