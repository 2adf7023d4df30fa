package dev.wirespeed.lab.xray;

import java.util.List;

/** What the figures mean, as sentences. */
final class Definitions {

    private Definitions() {}

    static List<String> of() {
        return List.of(
                "Each byte of the document is counted once: in the names, values or punctuation of one path, in the white"
                        + " space, or in the byte order mark.",
                "A path holds all elements of its arrays: $.orders[].id is the id of every order. A name's quotes belong to"
                        + " the name, a text's quotes to the value, a colon to its name, a comma to what stands before it.",
                "Names, values and punctuation are those of the path itself; its total includes all below it.",
                "gzip of a path is what the gzipped document would be smaller by without it (its names and values, and the"
                        + " commas and white space around them). It does not add up: of two fields that repeat each other"
                        + " each costs little, and both together more.",
                "Compressed with the JDK's gzip at level 6 and with zstd at level " + Size.ZSTD_LEVEL
                        + ", as one stream each. What changes is bytes; what it costs in CPU, xray does not say.",
                "All other shapes are without white space but for a line's end between documents. Without nulls: members that are null are left out; elements of arrays stay.",
                "Arrays instead of objects (positional JSON): for each path the names in the order in which they first occur"
                        + " are columns; every object of the path becomes an array with a value for each column, null where"
                        + " the member is missing. The names themselves are not written: both sides must know them.",
                "MessagePack: integers in the fewest bytes, other numbers as 64-bit floats (9 bytes), texts in UTF-8; maps as"
                        + " the objects stand, or arrays as above; documents one after another.");
    }
}
