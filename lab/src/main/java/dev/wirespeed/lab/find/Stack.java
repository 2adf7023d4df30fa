package dev.wirespeed.lab.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A stack that was sampled, with whose each frame is.
 *
 * @param frames the innermost first
 * @param truncated whether it was deeper than what was recorded of it; the innermost frames are what is recorded
 */
record Stack(List<Placed> frames, boolean truncated) {

    /** Counts conversions inside of them: what that takes is its own. */
    private static final String AGENT = "dev.wirespeed.agent.";

    /** A frame, and whose it is. */
    record Placed(Frame frame, Origin origin) {

        Origin.Kind kind() {
            return origin.kind();
        }
    }

    /**
     * A conversion that was on a stack.
     *
     * @param caller the first method outside of it that is the application's; null if none is
     * @param behind the next method of the application, of another class, if no framework stands between; null if there is none
     * @param via the first one that is a framework's, if it stands before the caller
     * @param path from its outermost frame to what was at the top
     */
    record Conversion(
            Library library,
            Direction direction,
            @Nullable String caller,
            @Nullable String behind,
            @Nullable String via,
            Work work,
            List<Frame> path) {

        /** The same with another caller. */
        Conversion by(String method) {
            return new Conversion(library, direction, method, null, via, work, path);
        }
    }

    /**
     * What a stack says.
     *
     * @param conversion null if no library was on what was recorded of it
     */
    record Seen(@Nullable Conversion conversion, boolean truncated) {}

    Seen seen() {
        return new Seen(conversion().orElse(null), truncated);
    }

    /** The outermost conversion, if it is not at the agent's work: what libraries do inside of one another is part of it. */
    Optional<Conversion> conversion() {
        int outermost = outermost();
        Library library = outermost < 0 ? null : frames.get(outermost).origin().library();
        if (library == null) {
            return Optional.empty();
        }
        List<Placed> inside = frames.subList(0, outermost + 1);
        if (inside.stream().anyMatch(placed -> placed.frame().type().startsWith(AGENT))) {
            return Optional.empty();
        }
        List<Frame> path = inside.reversed().stream().map(Placed::frame).toList();
        List<Frame> own = inside.reversed().stream()
                .filter(placed -> placed.origin().library() == library)
                .map(Placed::frame)
                .toList();
        List<Placed> outside = frames.subList(outermost + 1, frames.size());
        Optional<Placed> caller = first(outside, Origin.Kind.APPLICATION);
        List<Frame> framework = outside.stream()
                .takeWhile(placed -> placed.kind() != Origin.Kind.APPLICATION)
                .filter(placed -> placed.kind() == Origin.Kind.FRAMEWORK)
                .map(Placed::frame)
                .toList();
        Optional<Placed> via = first(outside, Origin.Kind.FRAMEWORK)
                .filter(frame -> caller.isEmpty() || outside.indexOf(frame) < outside.indexOf(caller.get()));
        return Optional.of(new Conversion(
                library,
                Direction.of(library, own, framework),
                caller.map(placed -> placed.frame().name()).orElse(null),
                caller.flatMap(placed -> behind(placed, outside)).orElse(null),
                via.map(placed -> placed.frame().name()).orElse(null),
                Work.of(library, inside),
                path));
    }

    private static Optional<String> behind(Placed caller, List<Placed> outside) {
        return outside.subList(outside.indexOf(caller), outside.size()).stream()
                .takeWhile(placed -> placed.kind() != Origin.Kind.FRAMEWORK)
                .filter(placed -> placed.kind() == Origin.Kind.APPLICATION)
                .map(Placed::frame)
                .filter(frame -> !frame.source().equals(caller.frame().source()))
                .map(Frame::name)
                .findFirst();
    }

    private int outermost() {
        int i = outermost(frames.size() - 1);
        while (i >= 0 && NoConversion.is(frames.get(i).frame())) {
            i = outermost(called(i));
        }
        return i;
    }

    /** The outermost frame of a library from one on inwards. */
    private int outermost(int from) {
        int i = from;
        while (i >= 0 && frames.get(i).origin().library() == null) {
            i--;
        }
        return i;
    }

    /** The first frame that a library calls outside of itself and the JDK: what it does for itself is part of its work. */
    private int called(int from) {
        int i = from;
        while (i >= 0
                && (frames.get(i).kind() == Origin.Kind.LIBRARY || frames.get(i).kind() == Origin.Kind.JDK)) {
            i--;
        }
        return i;
    }

    private static Optional<Placed> first(List<Placed> frames, Origin.Kind kind) {
        return frames.stream().filter(placed -> placed.kind() == kind).findFirst();
    }

    /** Makes a stack of frames alone. */
    static Stack of(boolean truncated, Frame... frames) {
        return new Stack(
                Stream.of(frames)
                        .map(frame -> new Placed(frame, Origin.of(frame)))
                        .toList(),
                truncated);
    }

    /** The labels of a path, without repetitions of the same method, as recursion makes them. */
    static List<String> labels(List<Frame> path) {
        List<String> labels = new ArrayList<>();
        for (Frame frame : path) {
            String label = frame.brief();
            if (labels.isEmpty() || !labels.getLast().equals(label)) {
                labels.add(label);
            }
        }
        return labels;
    }
}
