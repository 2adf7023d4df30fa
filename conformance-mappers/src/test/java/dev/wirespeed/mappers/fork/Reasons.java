package dev.wirespeed.mappers.fork;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/** Why codecs were not used, as the module's log says it. */
final class Reasons extends Handler {
    private static final Logger LOG = Logger.getLogger("dev.wirespeed");
    private final Map<String, Integer> counts = new TreeMap<>();

    Reasons() {
        LOG.addHandler(this);
        LOG.setLevel(Level.ALL);
        LOG.setUseParentHandlers(false);
    }

    void clear() {
        counts.clear();
    }

    /** The most frequent first, and last what is said of a place, not of a class. */
    String text() {
        return counts.entrySet().stream()
                .sorted(Comparator.<Map.Entry<String, Integer>, Boolean>comparing(
                                reason -> reason.getKey().startsWith("inside of"))
                        .thenComparing(
                                Map.Entry.<String, Integer>comparingByValue().reversed())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .collect(Collectors.joining("; "));
    }

    @Override
    public void publish(LogRecord event) {
        String line = event.getMessage();
        if (line.startsWith("codecs ")) {
            return; // what is said once at start is no reason
        }
        counts.merge(line.substring(line.indexOf(": ") + 2).replaceAll("\\s+", " "), 1, Integer::sum);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
