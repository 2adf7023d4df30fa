package dev.wirespeed.jackson.internal;

import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonDialect;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

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
    private final Map<Class<?>, Boolean> others = new ConcurrentHashMap<>();
    private final Set<Class<?>> asked = new HashSet<>();
    private volatile State state = State.OPEN;
    private final Known configurations = new Known();
    private final Known factories = new Known();

    /** What was last found to be like a default mapper's, and what not to be. */
    private static final class Known {
        private volatile @Nullable Object plain;
        private volatile @Nullable Object other;
    }

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
                    state = decide(found(difference));
                }
            }
            known = state;
        }
        return known == State.YES;
    }

    /**
     * Whether codecs may write objects of other classes, which turn up where a declared type leaves the class open. Other threads
     * wait while that is being found out: to be told no would make them give the codec up.
     *
     * @return for one document, in which one object mostly is of the class of the last
     */
    public Predicate<Class<?>> allows(Function<Class<?>, Optional<String>> difference) {
        return new Predicate<>() {
            private @Nullable Class<?> last;

            @Override
            public boolean test(Class<?> turnedUp) {
                if (turnedUp == last) {
                    return true;
                }
                Boolean known = others.get(turnedUp);
                boolean allowed = known == null ? decideOn(turnedUp, difference) : known;
                if (allowed) {
                    last = turnedUp;
                }
                return allowed;
            }
        };
    }

    private synchronized boolean decideOn(Class<?> turnedUp, Function<Class<?>, Optional<String>> difference) {
        Boolean known = others.get(turnedUp);
        if (known != null || !asked.add(turnedUp)) {
            return Boolean.TRUE.equals(known); // no while this thread itself is finding it out
        }
        Optional<String> found = turnedUp.equals(type) ? Optional.empty() : found(() -> difference.apply(turnedUp));
        if (found.isPresent()) {
            state = decide(found); // to find it again in every document would cost more than the codec saves
        }
        others.put(turnedUp, found.isEmpty());
        return found.isEmpty();
    }

    /** Gives the codec up, which refused what the mapper then wrote: to try both each time would cost more than it saves. */
    public void refused(RuntimeException refusal) {
        state = decide(Optional.of("it refused an object: " + refusal.getMessage()));
    }

    /** Whether a mapper's configuration makes the documents of a default mapper; found out once for each. */
    public <C> boolean isPlain(C configuration, Function<C, Optional<String>> difference) {
        return isPlain(configurations, configuration, difference);
    }

    /** Whether what makes generators or parsers makes those of a default mapper; found out once for each. */
    public <F> boolean isPlainFactory(F factory, Function<F, Optional<String>> difference) {
        return isPlain(factories, factory, difference);
    }

    @SuppressWarnings("ReferenceEquality") // a mapper keeps them; another one is looked at again
    private <C> boolean isPlain(Known known, C asked, Function<C, Optional<String>> difference) {
        if (asked == known.plain) {
            return true;
        }
        if (asked == known.other) {
            return false;
        }
        Optional<String> found = difference.apply(asked);
        if (found.isPresent()) {
            tell(found.get());
            known.other = asked;
        } else {
            known.plain = asked;
        }
        return found.isEmpty();
    }

    /** What Jackson can't tell of is another way of writing or reading, too. */
    private static Optional<String> found(Supplier<Optional<String>> difference) {
        try {
            return difference.get();
        } catch (RuntimeException e) {
            return Optional.of("it can't be compared: " + e);
        }
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
