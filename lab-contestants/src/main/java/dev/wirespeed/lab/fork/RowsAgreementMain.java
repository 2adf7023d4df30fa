package dev.wirespeed.lab.fork;

import dev.wirespeed.lab.rows.RowsAgreement;
import dev.wirespeed.lab.rows.RowsAgreement.Answer;
import dev.wirespeed.lab.rows.RowsVariant;
import dev.wirespeed.lab.rows.RowsWorkload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Does for variants of the experiment {@code rows} what {@link AgreementMain} does for contestants, with the same arguments. */
public final class RowsAgreementMain {

    private RowsAgreementMain() {}

    public static void main(String[] arguments) throws Exception {
        Path file = Path.of(arguments[0]);
        for (String variant : arguments[2].split(",", -1)) {
            for (String workload : arguments[1].split(",", -1)) {
                String line = check(
                        RowsVariant.find(variant).orElseThrow(),
                        RowsWorkload.find(workload).orElseThrow());
                Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
        }
        System.exit(0);
    }

    private static String check(RowsVariant variant, RowsWorkload workload) {
        Answer answer = RowsAgreement.check(variant, workload);
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("contestant", variant.id());
        line.put("workload", workload.id());
        line.put("bytes", answer.bytes());
        line.put("gzipBytes", answer.gzipBytes());
        line.put("millis", answer.millis());
        line.put("sameBytes", false);
        line.put("accepts", List.of());
        line.put("difference", answer.difference());
        return JsonMapper.shared().writeValueAsString(line);
    }
}
