package dev.wirespeed.lab.fork;

import dev.wirespeed.lab.workload.Sample;
import dev.wirespeed.lab.workload.SampleException;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workload.Equality;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tries in a JVM like those of the forks whether a sample can be read, and leaves what it found in a file.
 *
 * <p>Argument: that file.
 */
public final class SampleMain {

    private SampleMain() {}

    public static void main(String[] arguments) throws Exception {
        Map<String, Object> found = new LinkedHashMap<>();
        try {
            Workload<?> workload = Sample.check();
            found.put("error", null);
            found.put("title", workload.title());
            found.put("values", workload.values().size());
            found.put("comparedByDocument", workload.equality() == Equality.DOCUMENT);
            found.put("unread", Sample.unread().orElse(null));
        } catch (SampleException e) {
            found.put("error", e.getMessage());
        }
        Files.writeString(Path.of(arguments[0]), JsonMapper.shared().writeValueAsString(found));
        System.exit(0);
    }
}
