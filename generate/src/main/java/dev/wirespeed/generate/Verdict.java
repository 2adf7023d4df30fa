package dev.wirespeed.generate;

import java.util.List;

/**
 * What codecs can do for a class.
 *
 * @param type its qualified name
 * @param reasons what was said of it, such as why a part is left to Jackson
 */
public record Verdict(String type, Kind kind, List<Reason> reasons) {
    public Verdict {
        reasons = List.copyOf(reasons);
    }

    /** How far a codec goes. */
    public enum Kind {
        /** It writes and reads all of the class itself. */
        NATIVE("a codec writes and reads it"),
        /** It leaves some properties to Jackson. */
        PARTLY_LEFT("a codec writes and reads it, some properties are left to Jackson"),
        /** It writes objects; Jackson can't read them either. */
        ONLY_WRITTEN("a codec writes it; Jackson can't read it either"),
        /** All of it is left to Jackson. */
        LEFT("left to Jackson"),
        /** There is none. */
        REFUSED("no codec"),
        /** Nothing that documents would be made of, such as an enum, which codecs of other classes write. */
        NO_ROOT("no class for documents of its own");

        private final String meaning;

        Kind(String meaning) {
            this.meaning = meaning;
        }

        /** In words. */
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
     * @param id such as {@code WS012}, as docs/problems.md lists them; empty for what is no problem
     */
    public record Reason(String id, String text) {}
}
