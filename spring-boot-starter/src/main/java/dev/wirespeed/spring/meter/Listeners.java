package dev.wirespeed.spring.meter;

import dev.wirespeed.spring.meter.ConversionListener.Recorder;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** All who follow conversions. A failure of one is logged once, and affects neither the others nor a response. */
final class Listeners {

    private static final Logger LOG = System.getLogger("dev.wirespeed.meter");

    private final List<ConversionListener> listeners;
    private final AtomicBoolean complained = new AtomicBoolean();

    Listeners(List<ConversionListener> listeners) {
        this.listeners = List.copyOf(listeners);
    }

    Recorder[] recorders(Conversions conversions) {
        List<Recorder> recorders = new ArrayList<>();
        for (ConversionListener listener : listeners) {
            try {
                recorders.add(listener.recorder(conversions));
            } catch (RuntimeException e) {
                complain(e);
            }
        }
        return recorders.toArray(Recorder[]::new);
    }

    void ended(Conversions conversions, long nanos, long cpuNanos, long bytes, boolean failed) {
        for (Recorder recorder : conversions.recorders()) {
            try {
                recorder.ended(nanos, cpuNanos, bytes, failed);
            } catch (RuntimeException e) {
                complain(e);
            }
        }
    }

    private void complain(RuntimeException e) {
        if (complained.compareAndSet(false, true)) {
            LOG.log(Level.WARNING, "Reporting a conversion failed; further failures are not logged", e);
        }
    }
}
