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
     * Starts to report.
     *
     * @param offset what is added to the schedule's clock to have this JVM's
     * @param first the first second to be reported, even if it is over
     */
    EverySecond(Schedule schedule, long offset, long first, Report report) {
        this.schedule = schedule;
        this.offset = offset;
        this.report = report;
        this.second = first;
        thread.setDaemon(true);
        thread.start();
    }

    private long untilEnd() {
        return schedule.endOfSecond(second) + offset - System.nanoTime();
    }

    private void run() {
        try {
            while (!stopped) {
                long wait = untilEnd();
                if (wait > 0) {
                    TimeUnit.NANOSECONDS.sleep(wait);
                }
                reporting.lock();
                try {
                    if (!stopped) {
                        report();
                    }
                } finally {
                    reporting.unlock();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void report() {
        Vitals now = Vitals.sinceStart();
        report.second(second++, now.since(before));
        before = now;
    }

    /** Reports what is left, and nothing after that. */
    void stop() {
        reporting.lock();
        try {
            if (!stopped) {
                stopped = true;
                thread.interrupt();
                while (untilEnd() <= 0) { // the thread had no core for it
                    report();
                }
                report();
            }
        } finally {
            reporting.unlock();
        }
    }
}
