package dev.wirespeed.lab.store;

/** What the meter tells of conversions, to be held against a profiler. */
enum MeterClock {
    /** Of each, without what the server does with the bytes meanwhile. */
    TIME("time"),
    /** Of one in 64 with Spring MVC, with what Tomcat does with the bytes meanwhile. */
    CPU_TIME("CPU time, output included");

    private final String title;

    MeterClock(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }
}
