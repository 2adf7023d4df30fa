package dev.wirespeed.lab.contestant;

/** What sets a contestant apart from a library that anyone could put in place without a second thought. */
public enum Trait {
    /** Reads or writes memory through {@code sun.misc.Unsafe}. */
    UNSAFE("uses Unsafe"),
    /** Needs JVM flags, for example to open the JDK's internals. */
    NEEDS_FLAGS("needs JVM flags"),
    /** Hands out or keeps buffers between calls. */
    REUSES_BUFFERS("reuses buffers"),
    /** Leaves out checks that the others make, such as matching whole names. */
    SKIPS_CHECKS("skips checks"),
    /** Leaves text in bytes until someone asks for it, so what decoding costs is left out of the timing. */
    LAZY("decodes text lazily"),
    /** Handles only classes of its own, so a conversion from the user's classes is left out of the timing. */
    OWN_MODEL("own model classes"),
    /** Writes documents that are wrong for some values, and is there to show that this is noticed. */
    BROKEN("known to be wrong"),
    /** Written by hand for one type. */
    HAND_WRITTEN("written by hand"),
    /** Not a serializer: the least that any of them must do. */
    FLOOR("floor");

    private final String label;

    Trait(String label) {
        this.label = label;
    }

    /** The words shown beside the contestant in every table. */
    public String label() {
        return label;
    }
}
