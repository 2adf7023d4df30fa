package dev.wirespeed.lab.serve;

import dev.wirespeed.lab.report.Drawing;
import dev.wirespeed.lab.report.Reports;
import dev.wirespeed.lab.result.Result;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What a run in this JVM has measured so far. While somebody watches, it is drawn between two forks, since drawing while a
 * fork runs would disturb what is measured; who comes later is drawn for at once.
 */
final class RunDrawings implements Drawings {

    /** A page asks every two seconds; one that has not asked for so long is gone. */
    private static final long GONE_NANOS = 10_000_000_000L;

    private final LongSupplier nanoTime;
    private @Nullable Result result;
    private @Nullable Drawing drawn;
    private int version;
    private boolean everAsked;
    private long asked;
    private int seenVersion;

    /** @param nanoTime a clock such as {@link System#nanoTime} */
    RunDrawings(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** More was measured. */
    synchronized void publish(Result measured) {
        result = measured;
        drawn = null;
        version++;
        if (watched()) {
            draw(measured);
        }
    }

    /** For tests: whether the next one who asks finds a drawing. */
    synchronized boolean isDrawn() {
        return drawn != null;
    }

    private boolean watched() {
        return everAsked && nanoTime.getAsLong() - asked < GONE_NANOS;
    }

    private Drawing draw(Result measured) {
        Drawing drawing = Reports.drawing(measured, "" + version);
        drawn = drawing;
        return drawing;
    }

    @Override
    public synchronized Drawing now() {
        everAsked = true;
        asked = nanoTime.getAsLong();
        return result == null ? WAITING : drawn == null ? draw(result) : drawn;
    }

    @Override
    public synchronized void seen(Drawing drawing) {
        seenVersion = drawing.version().isEmpty() ? 0 : Integer.parseInt(drawing.version());
        notifyAll();
    }

    /** Waits until who watches has got the last figures, but not for long. */
    synchronized void awaitSeen() throws InterruptedException {
        long start = nanoTime.getAsLong();
        while (watched() && seenVersion < version && nanoTime.getAsLong() - start < GONE_NANOS) {
            wait(100);
        }
    }
}
