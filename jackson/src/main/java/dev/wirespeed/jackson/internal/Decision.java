package dev.wirespeed.jackson.internal;

import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonDialect;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** Whether a codec may stand in for the mapper, found out once for a class and told once. */
public final class Decision {
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
    public Decision(Class<?> type, String verb) {
        this.type = type;
        this.verb = verb;
    }

    /** Whether the codec may be used; while that is being found out, it may not. */
    public boolean isYes(Supplier<Optional<String>> difference) {
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

    /** Whether a codec does what a default mapper of a dialect does; says so if not. */
    public boolean isOf(JsonDialect wanted, JsonCodec<?> codec) {
        Optional<String> difference = difference(wanted, codec);
        difference.ifPresent(this::tell);
        return difference.isEmpty();
    }

    /** Why a codec, of a class or of one that it reaches, is not what a default mapper of a dialect would use. */
    public static Optional<String> difference(JsonDialect wanted, JsonCodec<?> codec) {
        String name = codec.getClass().getSimpleName();
        if (codec.dialect() != wanted) {
            String dialect = wanted.name().toLowerCase(Locale.ROOT);
            return Optional.of(name + " is of another dialect; compile it with -Awirespeed.dialect=" + dialect);
        }
        return codec.hasMixins() ? Optional.of(name + " follows mix-ins") : Optional.empty();
    }

    /** Says once why the codec is not used. */
    public void tell(String why) {
        if (told.compareAndSet(false, true)) {
            LOG.log(Level.INFO, "Jackson itself " + verb + " " + type.getName() + ", not its codec: " + why);
        }
    }
}
