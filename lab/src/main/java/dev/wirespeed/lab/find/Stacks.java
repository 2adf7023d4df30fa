package dev.wirespeed.lab.find;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;
import org.jspecify.annotations.Nullable;

/** Stacks of a recording; what is equal is one object, since a recording has the same methods and stacks again and again. */
final class Stacks {

    private static final int MOST_TRACES = 20_000;

    /** By identity: within a chunk of a recording, what is equal is one object. */
    private final IdentityHashMap<RecordedStackTrace, Stack.Seen> traces = new IdentityHashMap<>();

    private final IdentityHashMap<RecordedMethod, Stack.Placed> methods = new IdentityHashMap<>();
    private final Map<Stack.Seen, Stack.Seen> seen = new HashMap<>();

    /** What a stack says; null if there is none. */
    Stack.@Nullable Seen seen(@Nullable RecordedStackTrace trace) {
        if (trace == null || trace.getFrames().isEmpty()) {
            return null;
        }
        if (traces.size() > MOST_TRACES) {
            traces.clear();
            methods.clear();
        }
        return traces.computeIfAbsent(trace, this::read);
    }

    private Stack.Seen read(RecordedStackTrace trace) {
        List<Stack.Placed> frames = trace.getFrames().stream()
                .filter(RecordedFrame::isJavaFrame)
                .map(frame -> methods.computeIfAbsent(frame.getMethod(), Stacks::placed))
                .toList();
        Stack.Seen found = new Stack(frames, trace.isTruncated()).seen();
        Stack.Seen known = seen.putIfAbsent(found, found);
        return known == null ? found : known;
    }

    private static Stack.Placed placed(RecordedMethod method) {
        Frame frame = Frame.of(method.getType().getName(), method.getName());
        return new Stack.Placed(frame, Origin.of(frame));
    }
}
