package dev.wirespeed.processor.emit;

/** The runtime classes of one format's codecs; a notation knows the format's class for each. */
public enum RuntimeClass {
    CODEC,
    WRITER,
    READER,
    /** The name of a property, and the names of all properties of an object. */
    NAME,
    NAMES,
    /** The texts of an enum, and a codec for an enum with code of its own. */
    ENUM,
    ENUM_CODEC,
    /** Keys of maps handled by the code of their class, and keys handled by the runtime. */
    KEY,
    KEYS,
    /** The types that may stand for a declared one. */
    VARIANTS,
    /** Leaves values to Jackson. */
    FALLBACK,
    /** The properties of an object that are read again. */
    FIELDS,
    /** The properties of a class, which it writes one by one. */
    PARTS
}
