package dev.wirespeed.processor.emit;

/** The classes that codecs of one format run on; a notation knows what its format has for each. */
public enum RuntimeClass {
    CODEC,
    WRITER,
    READER,
    /** The name of a property, and all that an object has. */
    NAME,
    NAMES,
    /** The texts of an enum, and what writes and reads one by its own code. */
    ENUM,
    ENUM_CODEC,
    /** What writes and reads the keys of a map by the code of their class, and by that of the run time. */
    KEY,
    KEYS,
    /** The types that may stand for a declared one. */
    VARIANTS,
    /** What leaves values to Jackson. */
    FALLBACK,
    /** The properties of an object that are read again. */
    FIELDS,
    /** The properties of a class one by one, each of which it writes. */
    PARTS
}
