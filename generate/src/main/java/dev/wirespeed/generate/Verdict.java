package dev.wirespeed.generate;

import java.util.List;

/**
 * Tells what codecs can do for a class.
 *
 * @param type its qualified name
 * @param reasons the processor's remarks, such as why a part is left to Jackson
 */
public record Verdict(String type, Kind kind, List<Reason> reasons) {
    public Verdict {
        reasons = List.copyOf(reasons);
    }

    /** The scope of a codec. */
    public enum Kind {
        /** The codec writes and reads the whole class. */
        NATIVE("a codec writes and reads it"),
        /** The codec leaves some properties to Jackson. */
        PARTLY_LEFT("a codec writes and reads it, some properties are left to Jackson"),
        /** The codec writes objects; Jackson can't read them either. */
        ONLY_WRITTEN("a codec writes it; Jackson can't read it either"),
        /** All of it is left to Jackson. */
        LEFT("left to Jackson"),
        /** There is no codec. */
        REFUSED("no codec"),
        /** Not a class for documents of its own, such as an enum, which codecs of other classes write. */
        NO_ROOT("no class for documents of its own");

        private final String meaning;

        Kind(String meaning) {
            this.meaning = meaning;
        }

        /** The text for users. */
        public String meaning() {
            return meaning;
        }

        /** Whether a codec does any of the work. */
        public boolean isServed() {
            return this == NATIVE || this == PARTLY_LEFT || this == ONLY_WRITTEN;
        }
    }

    /**
     * A reason, and what to do about it.
     *
     * @param id such as {@code WS012}, as listed in docs/problems.md; empty if it is not a problem
     */
    public record Reason(String id, String text) {}
}
