package dev.wirespeed.jackson.internal;

import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Decides once for a class whether a codec may stand in for a mapper, and logs the reasons once. */
public final class Decision {
    private static final Logger LOG = System.getLogger("dev.wirespeed.jackson");

    /** For a class that is being inspected; until then its codec may not be used. */
    private static final Inspected BUSY = new Inspected(Optional.of("it is being looked at"), Map.of());

    private final Class<?> type;
    private final String done;
    private final Strictness strictness;
    private final Set<String> told;
    private final boolean strict;
    /** The last reason that was told; a shortcut for the next time. */
    private volatile String last = "";

    private final Map<Class<?>, Inspected> others = new ConcurrentHashMap<>();
    private final Set<Class<?>> asked = new HashSet<>();
    private volatile @Nullable Inspected reach;
    private final Recent<Decided> decided = new Recent<>();
    private boolean refusedBefore;
    private final Known factories = new Known();

    /** The recent decisions: settings like a default mapper's, and settings that differ. */
    private static final class Known {
        private volatile @Nullable Object usual;
        private volatile @Nullable Object other;
    }

    /**
     * A pending decision.
     *
     * @param done what the mapper does with the class: written or read
     * @param told reasons that were told and need not be told again
     */
    public Decision(Class<?> type, String done, Strictness strictness, Set<String> told) {
        this.type = type;
        this.done = done;
        this.strictness = strictness;
        this.told = told;
        strict = strictness.isFor(type);
    }

    /**
     * The codec of the class; null if there is none or it can't be used, being from another version of the class for
     * example, which is logged.
     */
    public @Nullable JsonCodec<?> codec() {
        try {
            return JsonEngine.forMappers().generatedCodec(type);
        } catch (WireException e) {
            tell(String.valueOf(e.getMessage()));
            return null;
        }
    }

    /**
     * Whether a mapper with this configuration may use the codec; false while that is being found out.
     *
     * @param settings kept and compared by identity
     * @param differences the differences between the settings and those that codecs follow
     * @param looked the mapper's handling of the class
     */
    public boolean isYes(Object settings, Supplier<List<Difference>> differences, Supplier<Inspected> looked) {
        Decided known = decided(settings);
        if (known != null) {
            return known.isYes();
        }
        List<Difference> found = differences.get();
        Optional<String> why = reach(looked).why(found);
        if (why.equals(BUSY.difference())) {
            return false;
        }
        why.ifPresent(this::tell);
        decided.add(new Decided(settings, found, why.isEmpty()));
        return why.isEmpty();
    }

    /** The decision for settings; null if there is no recent one. */
    private @Nullable Decided decided(Object settings) {
        List<Decided> all = decided.all();
        for (int i = 0; i < all.size(); i++) { // for each value: no iterator
            Decided each = all.get(i);
            if (each.isFor(settings)) {
                return each;
            }
        }
        return null;
    }

    /** Why a mapper with such settings may not use the codec; empty if it may. */
    public Optional<String> why(List<Difference> settings, Supplier<Inspected> looked) {
        return doubt().or(() -> reach(looked).why(settings));
    }

    private Optional<String> doubt() {
        return decided.all().stream()
                .map(Decided::doubt)
                .filter(Objects::nonNull)
                .findFirst();
    }

    private Inspected reach(Supplier<Inspected> looked) {
        Inspected known = reach;
        if (known == null) {
            synchronized (this) {
                if (reach == null) {
                    reach = BUSY;
                    reach = found(looked);
                }
                known = reach;
            }
        }
        return known;
    }

    /**
     * Whether codecs may write objects of other classes where a declared type leaves the class open. Other threads wait
     * while that is being found out, since a wrong no would make them give up the codec.
     *
     * @param settings the mapper's settings, which the codec follows
     * @return a predicate for one document, in which consecutive objects are mostly of the same class
     */
    public Predicate<Class<?>> allows(
            Object settings, Supplier<List<Difference>> differences, Function<Class<?>, Inspected> looked) {
        return new Predicate<>() {
            private @Nullable Class<?> last;

            @Override
            public boolean test(Class<?> turnedUp) {
                if (turnedUp == last) {
                    return true;
                }
                boolean allowed = isAllowed(turnedUp, settings, differences, looked);
                if (allowed) {
                    last = turnedUp;
                }
                return allowed;
            }
        };
    }

    private boolean isAllowed(
            Class<?> turnedUp,
            Object settings,
            Supplier<List<Difference>> differences,
            Function<Class<?>, Inspected> looked) {
        Decided before = decided(settings);
        Decided known = before != null && before.isFollowed() ? before : null;
        if (known != null && known.allows(turnedUp)) {
            return true;
        }
        Inspected seen = others.get(turnedUp);
        Inspected found = seen == null ? lookedAt(turnedUp, looked) : seen;
        Optional<String> why = found.why(known == null ? differences.get() : known.differences());
        if (why.isEmpty() && known != null) {
            known.allow(turnedUp);
        } else if (!found.equals(BUSY)) {
            why.ifPresent(this::tell);
        }
        return why.isEmpty();
    }

    private synchronized Inspected lookedAt(Class<?> turnedUp, Function<Class<?>, Inspected> looked) {
        Inspected known = others.get(turnedUp);
        if (known != null) {
            return known;
        }
        if (!asked.add(turnedUp)) {
            return BUSY; // this thread itself is finding it out
        }
        Inspected found =
                turnedUp.equals(type) ? new Inspected(Optional.empty(), Map.of()) : found(() -> looked.apply(turnedUp));
        others.put(turnedUp, found);
        return found;
    }

    /**
     * Notes that the codec refused an object, which the mapper then wrote.
     *
     * @param settings the mapper's settings
     */
    public void refused(Object settings, RuntimeException refusal) {
        String why = "it refused an object: " + reason(refusal);
        Decided known = decided(settings);
        if (known != null) {
            known.refused(why);
        }
        if (!refusedBefore || strict) {
            refusedBefore = true;
            tell(why);
        }
    }

    /** What a getter throws may quote the values of an object or of a document; that is not for a log. */
    private static String reason(RuntimeException refusal) {
        boolean fromGetter =
                refusal.getCause() instanceof Exception || refusal instanceof WireException read && read.offset() >= 0;
        return fromGetter ? "a getter failed" : String.valueOf(refusal.getMessage());
    }

    /** Whether a factory makes the generators or parsers of a default mapper; found out once for each factory. */
    @SuppressWarnings("ReferenceEquality") // a mapper keeps them; another one is looked at again
    public <F> boolean isUsualFactory(F factory, Function<F, Optional<String>> difference) {
        if (factory == factories.usual) {
            return true;
        }
        if (factory == factories.other) {
            return false;
        }
        Optional<String> found = difference.apply(factory);
        if (found.isPresent()) {
            tell(found.get());
            factories.other = factory;
        } else {
            factories.usual = factory;
        }
        return found.isEmpty();
    }

    /** If Jackson itself fails to tell, that counts as a difference, too. */
    private static Inspected found(Supplier<Inspected> looked) {
        try {
            return looked.get();
        } catch (WireException e) { // of a codec
            return new Inspected(Optional.of(String.valueOf(e.getMessage())), Map.of());
        } catch (RuntimeException e) {
            return new Inspected(Optional.of("it can't be compared: " + e), Map.of());
        }
    }

    /** Why mappers of a dialect's Jackson can't use a codec; empty if they can. */
    public static Optional<String> whyNot(Dialect wanted, JsonCodec<?> codec) {
        return codec.dialect().ofJackson() == wanted
                ? difference(codec.options(), codec)
                : Optional.of(codec.getClass().getSimpleName()
                        + " is of another dialect; compile it with -Awirespeed.dialect=" + wanted.option()
                        + ", or generate it with --dialect " + wanted.option());
    }

    /** Why a codec with some options can't call the codec of a class that it reaches. */
    static Optional<String> difference(CodecOptions wanted, JsonCodec<?> codec) {
        String name = codec.getClass().getSimpleName();
        boolean same = codec.options().equals(wanted)
                || codec.variants().stream().anyMatch(each -> each.options().equals(wanted));
        if (!same) {
            return Optional.of(name + " was compiled with other options (" + codec.options() + ", not " + wanted + ")");
        }
        return codec.hasMixins() ? Optional.of(name + " follows mix-ins") : Optional.empty();
    }

    /** Logs a request that codecs don't fulfil, each kind once. It fails no test, since it may be intended. */
    public void note(String how) {
        if (told.add(how)) {
            LOG.log(Level.INFO, type.getName() + " is also " + done + " by Jackson: " + how);
        }
    }

    /** Whether a reason has to be logged, or has to fail a test. */
    @SuppressWarnings("ReferenceEquality") // an equal one is looked up
    public boolean tells(String why) {
        if (why == last || strict) {
            return strict;
        }
        if (!told.contains(why)) {
            return true;
        }
        last = why;
        return false;
    }

    /**
     * Logs why the codec is not used, each reason once.
     *
     * @throws IllegalStateException each time, if the class must not be left to Jackson
     */
    public void tell(String why) {
        boolean first = told.add(why);
        if (first || strict) {
            String sentence = type.getName() + " is " + done + " by Jackson: " + why;
            if (first) {
                LOG.log(Level.INFO, sentence);
            }
            strictness.check(type, sentence);
        }
    }
}
