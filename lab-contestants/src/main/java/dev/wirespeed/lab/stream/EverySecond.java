package dev.wirespeed.lab.stream;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Reports at the end of each second of a schedule, from a thread of its own, and the rest when it is stopped. */
final class EverySecond {

    /** What is reported at the end of a second. */
    interface Report {
        void second(long second, Vitals vitals);
    }

    private final Schedule schedule;
    private final long offset;
    private final Report report;
    private final Thread thread = new Thread(this::run, "every-second");
    private final ReentrantLock reporting = new ReentrantLock();
    private volatile boolean stopped;
    private Vitals before = Vitals.sinceStart();
    private long second;

    /**
     * Starts to report with the second that is going on.
     *
     * @param offset what is added to the schedule's clock to have this JVM's
     */
    EverySecond(Schedule schedule, long offset, Report report) {
        this.schedule = schedule;
        this.offset = offset;
        this.report = report;
        this.second = Math.max(0, (System.nanoTime() - offset - schedule.start()) / 1_000_000_000);
        thread.setDaemon(true);
        thread.start();
    }

    private void run() {
        try {
            while (!stopped) {
                long wait = schedule.endOfSecond(second) + offset - System.nanoTime();
                if (wait > 0) {
                    TimeUnit.NANOSECONDS.sleep(wait);
                }
                if (!stopped) {
                    report();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void report() {
        reporting.lock();
        try {
            Vitals now = Vitals.sinceStart();
            report.second(second++, now.since(before));
            before = now;
        } finally {
            reporting.unlock();
        }
    }

    /** Reports what is left, and nothing after that. */
    void stop() {
        if (!stopped) {
            stopped = true;
            thread.interrupt();
            report();
        }
    }
}
