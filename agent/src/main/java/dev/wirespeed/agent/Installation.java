package dev.wirespeed.agent;

import dev.wirespeed.agent.boot.Conversion;
import dev.wirespeed.agent.boot.ThreadCpu;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The agent at work in this JVM. */
final class Installation {
    private static boolean appended;

    private final Instrumentation instrumentation;
    private final Instrumenter instrumenter;

    private Installation(Instrumentation instrumentation, Instrumenter instrumenter) {
        this.instrumentation = instrumentation;
        this.instrumenter = instrumenter;
    }

    /** Instruments libraries, both loaded ones and those loaded later. */
    static Installation of(Instrumentation instrumentation, boolean times) throws IOException {
        if (!appended) {
            BootJar.append(instrumentation);
            appended = true;
            ThreadCpu.isKnown();
            Recordings.join();
        }
        takeTimes(times);
        Installation installation = new Installation(instrumentation, new Instrumenter());
        instrumentation.addTransformer(installation.instrumenter, true);
        installation.retransform();
        return installation;
    }

    /** Switches timing on or off for later conversions. */
    static void takeTimes(boolean take) {
        Conversion.takeTimes(take);
    }

    /** Restores the libraries; the totals stay. */
    void remove() {
        instrumentation.removeTransformer(instrumenter);
        retransform();
    }

    /**
     * All at once, since each time the JVM drops what it has compiled of these classes and of their callers; one by one
     * where one of them fails, so that it does not affect the others.
     */
    private void retransform() {
        Class<?>[] known = Stream.of(instrumentation.getAllLoadedClasses())
                .filter(type -> Instrumenter.isFor(type.getName()) && instrumentation.isModifiableClass(type))
                .toArray(Class<?>[]::new);
        if (known.length > 0 && retransform(known) != null) {
            for (Class<?> type : known) {
                Throwable failure = retransform(type);
                if (failure != null) {
                    Notices.notInstrumented(type.getName(), failure);
                }
            }
        }
    }

    private @Nullable Throwable retransform(Class<?>... types) {
        try {
            instrumentation.retransformClasses(types);
            return null;
        } catch (UnmodifiableClassException | RuntimeException | LinkageError | InternalError e) {
            return e;
        }
    }
}
