package dev.wirespeed.agent;

import dev.wirespeed.agent.boot.Totals;
import jdk.jfr.FlightRecorder;
import jdk.jfr.FlightRecorderListener;

/** Adds the totals to JFR recordings, if the JVM has JFR. */
final class Recordings {
    private Recordings() {}

    static void join() {
        if (ModuleLayer.boot().findModule("jdk.jfr").isEmpty()) {
            Notices.noRecordings("this JVM runs without the module jdk.jfr (--add-modules jdk.jfr)");
            return;
        }
        try {
            Jfr.join();
        } catch (RuntimeException | LinkageError e) {
            Notices.noRecordings("JFR says " + e);
        }
    }

    /** A class of its own, since it can't be loaded without the module. */
    private static final class Jfr implements FlightRecorderListener {
        static void join() {
            if (FlightRecorder.isAvailable()) {
                FlightRecorder.addListener(new Jfr());
            } else {
                Notices.noRecordings("it is switched off");
            }
        }

        /** Not earlier: adding an event would start JFR, after which its options can't be changed any more. */
        @Override
        public void recorderInitialized(FlightRecorder recorder) {
            FlightRecorder.addPeriodicEvent(
                    ConversionsEvent.class, () -> Totals.all().forEach(each -> new ConversionsEvent(each).commit()));
        }
    }
}
