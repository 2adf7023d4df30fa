package dev.wirespeed.jackson.internal;

import java.util.EnumSet;
import java.util.Set;

/** A fact about what a class reaches, on which it depends whether some settings of a mapper matter. */
public enum Trait {
    /** Dates, times and durations, as values or as keys. */
    TIME,
    ENUM,
    /** An enum with a constant whose {@code toString()} is not its name. */
    ENUM_TEXT,
    /** A value declared as {@code Object} or {@code Number}, so that the document decides its class. */
    UNTYPED,
    /** A Jackson tree. */
    TREE,
    COLLECTION,
    MAP,
    /** {@code Optional} and the like. */
    REFERENCE,
    /** A number or a boolean. */
    NUMBER,
    FLOAT,
    CHARS,
    BINARY,
    /** An object without properties. */
    EMPTY,
    /** Type ids. */
    TYPE_IDS,
    /** A format that writes enums or times as numbers, among others. */
    NUMBER_SHAPE,
    /** A class that leaves out the default values of its properties. */
    DEFAULTS,
    /** An id that is left out if it is zero, or a map that leaves out default values. */
    DEFAULT_CONTENTS,
    /** A property whose name in documents is not the name by which its class ignores it. */
    IGNORED_NAME,
    /** An ignored setter whose property may have a field. */
    IGNORED_SETTER,
    /** A map whose keys are locales. */
    LOCALE_KEY,
    /** A class of the application that an annotation names, such as a resolver of type ids. */
    NAMED,
    /** A part that the codec leaves to Jackson, which handles it with a mapper of its own. */
    LEFT;

    /** All traits: a setting that matters to every class. */
    public static final Set<Trait> ANY = EnumSet.allOf(Trait.class);
}
