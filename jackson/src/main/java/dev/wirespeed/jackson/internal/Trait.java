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
    /** What an annotation names a class of the application for, such as the resolver of type ids. */
    NAMED,
    /** What its codec leaves to Jackson, which does it by a mapper of its own. */
    LEFT;

    /** Each of them: what matters to classes of every kind. */
    public static final Set<Trait> ANY = EnumSet.allOf(Trait.class);
}
