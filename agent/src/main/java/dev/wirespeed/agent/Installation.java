package dev.wirespeed.agent;

import dev.wirespeed.agent.boot.Conversion;
import dev.wirespeed.agent.boot.ThreadCpu;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
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

    /** Instruments libraries that are loaded, and those that will be. */
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

    /** Whether conversions have their time taken from now on. */
    static void takeTimes(boolean take) {
        Conversion.takeTimes(take);
    }

    /** Leaves libraries as they were; what has been counted stays. */
    void remove() {
        instrumentation.removeTransformer(instrumenter);
        retransform();
    }

    /** One by one, so that one that fails does not keep the others from it. */
    private void retransform() {
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (Instrumenter.isFor(type.getName()) && instrumentation.isModifiableClass(type)) {
                Throwable failure = retransform(type);
                if (failure != null) {
                    Notices.notInstrumented(type.getName(), failure);
                }
            }
        }
    }

    private @Nullable Throwable retransform(Class<?> type) {
        try {
            instrumentation.retransformClasses(type);
            return null;
        } catch (UnmodifiableClassException | RuntimeException | LinkageError | InternalError e) {
            return e;
        }
    }
}
