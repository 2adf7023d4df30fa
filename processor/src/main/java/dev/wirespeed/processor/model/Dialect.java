package dev.wirespeed.processor.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The Jackson whose defaults codecs follow, as far as that is decided when they are generated. */
public enum Dialect {
    JACKSON3,
    JACKSON2,
    /** Jackson 2 as configured by Spring Boot 3. */
    SPRING_BOOT_3;

    /** The processor's option for the dialect. */
    public static final String OPTION = "wirespeed.dialect";

    /** The dialect with this value of the option. */
    public static Optional<Dialect> of(String value) {
        return Arrays.stream(values()).filter(d -> d.option().equals(value)).findFirst();
    }

    /** The value of the option. */
    public String option() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The artifact that lets its Jackson handle what is left to it. */
    public String artifact() {
        return this == JACKSON3 ? "wirespeed-jackson" : "wirespeed-jackson2";
    }

    /** The default order of properties. */
    Options.Order order() {
        return this == JACKSON3 ? Options.Order.ALPHABETIC : Options.Order.DECLARED;
    }

    /** The default texts of enum constants. */
    Options.Enums enums() {
        return this == JACKSON3 ? Options.Enums.TO_STRING : Options.Enums.NAME;
    }

    /** Whether the creator's properties are sorted among themselves like the others. */
    public boolean sortsCreator() {
        return this != JACKSON3;
    }

    /** Whether {@code getURL} means {@code URL}, and {@code getaB} and {@code get_x} are not getters. */
    public boolean namesStrictly() {
        return this == JACKSON3;
    }

    /** Whether a constructor without parameters is preferred to one that is only visible, without annotations. */
    public boolean prefersEmptyConstructor() {
        return this != JACKSON3;
    }

    /** Whether final fields are set, and collections are filled through their getters. */
    public boolean setsWhatHasNoSetter() {
        return this != JACKSON3;
    }

    /**
     * Whether an object is created once all arguments of its creator are known; later repetitions are then refused or
     * set.
     */
    public boolean makesObjectsEarly() {
        return this != JACKSON3;
    }

    /** Whether objects without properties can't be written. */
    public boolean refusesEmpty() {
        return this != JACKSON3;
    }

    /** Whether unknown properties can't be read. */
    public boolean refusesUnknown() {
        return this == JACKSON2;
    }

    /**
     * Whether surplus elements of an array are skipped for objects with a creator, even if they are refused for others.
     */
    public boolean skipsPlacesBehindCreators() {
        return this != JACKSON3;
    }

    /** Whether a {@code Set} or {@code Map} of enums is read into an {@code EnumSet} or {@code EnumMap}. */
    public boolean prefersEnumContainers() {
        return this == JACKSON3;
    }

    /** Whether null in an {@code EnumSet} is refused; otherwise it is left out. */
    public boolean refusesNullInEnumSets() {
        return this == JACKSON3;
    }

    /** Whether the text {@code null} is read as an empty {@code OptionalInt} and the like. */
    public boolean takesNullTextForEmpty() {
        return this == JACKSON3;
    }

    /** Whether a class's inclusion of contents applies to its properties. */
    public boolean includesContentsByClass() {
        return this == JACKSON3;
    }

    /** Whether a property of a record that may be anything has no default but null. */
    public boolean hasNoDefaultsInRecords() {
        return this == JACKSON3;
    }

    /** Whether formats, the lesser JDK types, keys, and handling of nulls are left to Jackson. */
    public boolean leavesMore() {
        return this != JACKSON3;
    }

    /** Whether creators without annotations may be private; the class is then left to Jackson. */
    public boolean findsAnyCreator() {
        return this != JACKSON3;
    }

    /** Whether a name that is only written is not read even by a parameter of the creator. */
    public boolean ignoresWhatIsOnlyWritten() {
        return this != JACKSON3;
    }

    /** Whether an any-setter gets properties that {@code @JsonIgnore} on a member removes. */
    public boolean keepsWhatMembersIgnore() {
        return this != JACKSON3;
    }

    /** Whether a class ignores properties by their Java names, too, if annotations or a strategy rename them. */
    public boolean ignoresByFormerNames() {
        return this == JACKSON3;
    }

    /** Whether a getter of type {@code Void} makes a property. */
    public boolean writesVoid() {
        return this == JACKSON3;
    }

    /** Whether the permitted subclasses of a sealed class are its subtypes if it lists none. */
    public boolean knowsPermitted() {
        return this == JACKSON3;
    }

    /** Whether the class with the annotation for type ids is their base, whichever subtype is declared. */
    public boolean findsBaseOfIds() {
        return this == JACKSON3;
    }

    /** The package of databind's own annotations, such as {@code @JsonNaming}. */
    public String databindPackage() {
        return this == JACKSON3 ? "tools.jackson.databind." : "com.fasterxml.jackson.databind.";
    }
}
