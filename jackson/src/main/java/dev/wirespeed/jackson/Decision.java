package dev.wirespeed.jackson;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** Whether a codec may stand in for the mapper, found out once for a class and told once. */
final class Decision {
    private static final Logger LOG = System.getLogger("dev.wirespeed.jackson");

    private enum State {
        OPEN,
        BUSY,
        YES,
        NO
    }

    private final Class<?> type;
    private final String verb;
    private final AtomicBoolean told = new AtomicBoolean();
    private volatile State state = State.OPEN;

    /** @param verb what the mapper does: writes or reads */
    Decision(Class<?> type, String verb) {
        this.type = type;
        this.verb = verb;
    }

    /** Whether the codec may be used; while that is being found out, it may not. */
    boolean isYes(Supplier<Optional<String>> difference) {
        State known = state;
        if (known == State.OPEN) {
            synchronized (this) {
                if (state == State.OPEN) {
                    state = State.BUSY;
                    state = decide(difference.get());
                }
            }
            known = state;
        }
        return known == State.YES;
    }

    private State decide(Optional<String> difference) {
        difference.ifPresent(this::tell);
        return difference.isPresent() ? State.NO : State.YES;
    }

    /** Says once why the codec is not used. */
    void tell(String why) {
        if (told.compareAndSet(false, true)) {
            LOG.log(Level.INFO, "Jackson itself " + verb + " " + type.getName() + ", not its codec: " + why);
        }
    }
}
