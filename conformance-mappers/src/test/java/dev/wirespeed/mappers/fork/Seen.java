package dev.wirespeed.mappers.fork;

import java.util.Set;
import java.util.TreeSet;

/** Remembers what codecs did: told by getters and setters of the classes that are written and read. */
public final class Seen {
    private static final Set<String> BY_CODEC = new TreeSet<>();

    private static final StackWalker STACK = StackWalker.getInstance();

    /** This class twice, a getter or setter, perhaps one of a subclass, and the codec. */
    private static final int NEAREST = 6;

    private static int count;

    private Seen() {}

    /** Called where an object is asked for a property. */
    public static void written(Class<?> type) {
        note("written", type);
    }

    /** Called where a property of an object is set. */
    public static void read(Class<?> type) {
        note("read", type);
    }

    /** Forgets what was done for another mapper. */
    static void clear() {
        BY_CODEC.clear();
    }

    /** Whether a codec wrote or read an object of a class since this was asked last. */
    static boolean isByCodec(String what, Class<?> type) {
        return BY_CODEC.remove(what + " " + type.getName());
    }

    /** How often one did something. */
    static int count() {
        return count;
    }

    /** A codec calls getters and setters itself, so it is among the nearest callers: whole stacks take long to walk. */
    private static void note(String what, Class<?> type) {
        boolean codec = STACK.walk(frames ->
                frames.limit(NEAREST).anyMatch(frame -> frame.getClassName().endsWith("_JsonCodec")));
        if (codec) {
            count++;
            BY_CODEC.add(what + " " + type.getName());
        }
    }
}
