package dev.wirespeed.lab.find;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What is recorded, as a settings file of Flight Recorder. */
final class RecordingSettings {

    private static final String EVERY_SECOND = "1 s";
    /** With the usual 150, and even with 500, what is allocated in bursts is told as of what comes after it: samples are spread over time. */
    private static final String ALLOCATIONS = "5000/s";

    private static final String ONCE = "beginChunk";

    /** What the CPU's share is told by. */
    enum Samples {
        BY_CPU_TIME,
        OF_JAVA_CODE
    }

    private RecordingSettings() {}

    /**
     * The text of the file.
     *
     * @param samples of what the JVM has
     * @param handlers which methods are traced; empty for none
     */
    static String text(Set<Samples> samples, String handlers) {
        Map<String, Map<String, String>> events = new TreeMap<>();
        if (samples.contains(Samples.BY_CPU_TIME)) {
            events.put("jdk.CPUTimeSample", Map.of("throttle", "10 ms"));
            events.put("jdk.CPUTimeSamplesLost", Map.of());
        }
        if (samples.contains(Samples.OF_JAVA_CODE)) {
            events.put("jdk.ExecutionSample", Map.of("period", "10 ms"));
        }
        events.put("jdk.ObjectAllocationSample", Map.of("throttle", ALLOCATIONS));
        events.put("jdk.ThreadStart", Map.of());
        events.put("jdk.ThreadCPULoad", Map.of("period", EVERY_SECOND));
        events.put("jdk.CPULoad", Map.of("period", EVERY_SECOND));
        events.put("jdk.JVMInformation", Map.of("period", ONCE));
        events.put("jdk.CPUInformation", Map.of("period", ONCE));
        events.put("jdk.ContainerConfiguration", Map.of("period", ONCE));
        events.put("jdk.ActiveSetting", Map.of());
        events.put(Counters.EVENT, Map.of("period", "everyChunk"));
        if (!handlers.isEmpty()) {
            events.put("jdk.MethodTrace", Map.of("filter", handlers, "threshold", "0 ms", "stackTrace", "false"));
        }
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <configuration version="2.0" label="Wirespeed find" description="Where serialization is" provider="Wirespeed">
                %s</configuration>
                """.formatted(events.entrySet().stream()
                .map(event -> event(event.getKey(), event.getValue()))
                .collect(Collectors.joining()));
    }

    private static String event(String name, Map<String, String> settings) {
        return "  <event name=\"" + name + "\">\n    <setting name=\"enabled\">true</setting>\n"
                + settings.entrySet().stream()
                        .map(setting ->
                                "    <setting name=\"" + setting.getKey() + "\">" + setting.getValue() + "</setting>\n")
                        .collect(Collectors.joining())
                + "  </event>\n";
    }
}
