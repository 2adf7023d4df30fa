package dev.wirespeed.lab.measure;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a run end in good order on Ctrl-C, or whatever else ends this JVM, such as SIGTERM: forks are stopped, and the JVM waits until what was measured is written down.
 */
public final class Interruption {

    private static final int PATIENCE_SECONDS = 30;
    private static final int GRACE_MILLIS = 300;

    private final CountDownLatch written = new CountDownLatch(1);
    private final boolean stopsForks;
    private volatile boolean requested;

    Interruption() {
        this(true);
    }

    private Interruption(boolean stopsForks) {
        this.stopsForks = stopsForks;
    }

    /** An interruption that comes with the end of the JVM. */
    public static Interruption onShutdown() {
        return onShutdown(true);
    }

    /** The same for who starts no forks, but needs other processes to end in good order. */
    public static Interruption withoutForks() {
        return onShutdown(false);
    }

    private static Interruption onShutdown(boolean stopsForks) {
        Interruption interruption = new Interruption(stopsForks);
        Runtime.getRuntime().addShutdownHook(new Thread(interruption::stop, "stop"));
        return interruption;
    }

    public boolean requested() {
        return requested;
    }

    void request() {
        requested = true;
    }

    /** For who sees a fork die: Ctrl-C reaches the fork as soon as it reaches this JVM, or sooner. */
    public boolean requestedSoon() {
        try {
            for (int waited = 0; waited < GRACE_MILLIS && !requested; waited += 10) {
                Thread.sleep(10);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            requested = true;
        }
        return requested;
    }

    /** Everything is written: the JVM may end. */
    public void done() {
        written.countDown();
    }

    private void stop() {
        if (written.getCount() == 0) {
            return;
        }
        request();
        try {
            for (int tries = 0; tries < PATIENCE_SECONDS * 5; tries++) {
                if (stopsForks) {
                    ChildJvm.stopAll();
                }
                if (written.await(200, TimeUnit.MILLISECONDS)) {
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
