package dev.wirespeed.jackson.internal;

import java.util.EnumSet;
import java.util.Set;

/** What a class may reach that some settings of a mapper matter to, and no others. */
public enum Trait {
    /** Days, times and durations, in the document or as keys. */
    TIME,
    ENUM,
    /** An enum with a constant whose {@code toString()} is not its name. */
    ENUM_TEXT,
    /** What is declared as {@code Object} or {@code Number}, so that the document decides on its class. */
    UNTYPED,
    /** A tree of Jackson's. */
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
    /** An object without any property. */
    EMPTY,
    /** Ids of types. */
    TYPE_IDS,
    /** A format that makes a number of an enum or a time, among others. */
    NUMBER_SHAPE,
    /** A class that leaves out what its properties have by default. */
    DEFAULTS,
    /** An id that is left out if it is zero, or a map that leaves out what its values are by default. */
    DEFAULT_CONTENTS,
    /** A property that has another name in documents than the one by which its class ignores it. */
    IGNORED_NAME,
    /** A setter that is ignored, whose property may have a field. */
    IGNORED_SETTER,
    /** A map whose keys are locales. */
    LOCALE_KEY,
    /** What an annotation names a class of the application for, such as the resolver of type ids. */
    NAMED,
    /** What its codec leaves to Jackson, which does it by a mapper of its own. */
    LEFT;

    /** Each of them: what matters to classes of every kind. */
    public static final Set<Trait> ANY = EnumSet.allOf(Trait.class);
}
