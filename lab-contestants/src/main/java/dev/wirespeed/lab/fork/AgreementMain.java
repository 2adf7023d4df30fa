package dev.wirespeed.lab.fork;

import dev.wirespeed.lab.agreement.Agreement;
import dev.wirespeed.lab.agreement.Verdict;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * Checks contestants on workloads in a JVM with the flags that forks will have, one line of JSON for each pair.
 *
 * <p>Arguments: the file that lines are added to, workloads joined by commas, contestants joined by commas. Lines are
 * written one by one, so that a contestant that takes the JVM down leaves the others' lines behind.
 */
public final class AgreementMain {

    private AgreementMain() {}

    public static void main(String[] arguments) throws Exception {
        Path file = Path.of(arguments[0]);
        for (String contestant : arguments[2].split(",", -1)) {
            for (String workload : arguments[1].split(",", -1)) {
                String line = check(
                        Contestants.find(contestant).orElseThrow(),
                        Workloads.find(workload).orElseThrow());
                Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
        }
        System.exit(0);
    }

    private static String check(Contestant contestant, Workload<?> workload) throws IOException {
        Verdict verdict = Agreement.check(contestant, workload);
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("contestant", contestant.id());
        line.put("workload", workload.id());
        line.put("bytes", verdict.bytes());
        Compressed compressed = verdict.agrees() ? Compressed.of(document(contestant, workload)) : null;
        line.put("gzipBytes", compressed == null ? 0 : compressed.gzipBytes());
        line.put("zstdBytes", compressed == null ? 0 : compressed.zstdBytes());
        line.put("compression", compressed == null ? null : compressed.times());
        line.put("millis", verdict.agrees() ? millis(contestant, workload) : null);
        line.put("sameBytes", verdict.sameBytes());
        line.put("accepts", verdict.accepts());
        line.put("difference", verdict.reason());
        return JsonMapper.shared().writeValueAsString(line);
    }

    /** What a conversion takes that is hardly warm, the slower of both; null if it can't be told, as where nobody reads. */
    private static @Nullable Double millis(Contestant contestant, Workload<?> workload) {
        try {
            Conversions conversions = Conversions.of(contestant, workload);
            long start = System.nanoTime();
            conversions.write();
            long written = System.nanoTime();
            if (!workload.writeOnly()) {
                conversions.read();
            }
            return Math.round(Math.max(written - start, System.nanoTime() - written) / 1e3) / 1e3;
        } catch (Exception e) {
            return null; // who agrees and fails now will fail in its fork, which says so
        }
    }

    private static byte[] document(Contestant contestant, Workload<?> workload) {
        try {
            return Conversions.of(contestant, workload).firstDocument();
        } catch (Exception e) {
            throw new IllegalStateException(contestant.id() + " wrote " + workload.id() + " once, but not twice", e);
        }
    }
}
