package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.report.Numbers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published reports of services, and the page that quotes them. */
final class PublishedFindTest {

    private static final Path REPORTS = Path.of("../docs/results/find");

    /** A row with one or more reports, and their shares. */
    private static final Pattern ROW = Pattern.compile("\\| (\\[.*?) \\| ([^|]*) \\| ([^|]*) \\| [^|]* \\| [^|]* \\|");

    private static final Pattern LINK = Pattern.compile("\\(([\\w-]+)/find\\.md\\)");

    static Stream<Path> reports() throws IOException {
        try (Stream<Path> all = Files.list(REPORTS)) {
            return all.filter(Files::isDirectory).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("reports")
    void aReportIsThatOfItsResult(Path folder) throws IOException {
        assertThat(FindText.markdown(FindFile.read(folder.resolve("find.json"))))
                .as("./wirespeed lab report %s/find.json --out %s draws it again", folder, folder)
                .isEqualTo(Files.readString(folder.resolve("find.md")));
    }

    @Test
    void thePageHasTheSharesOfEachReport() throws IOException {
        String page = Files.readString(REPORTS.resolve("README.md"));
        int seen = 0;
        for (MatchResult row : ROW.matcher(page).results().toList()) {
            String[] cpu = row.group(2).split(", ", -1);
            String[] allocated = row.group(3).split(", ", -1);
            int i = 0;
            for (MatchResult link : LINK.matcher(row.group(1)).results().toList()) {
                FindResult result = FindFile.read(REPORTS.resolve(link.group(1)).resolve("find.json"));
                assertThat(cpu[i])
                        .as(link.group(1))
                        .isEqualTo(Numbers.percent(result.cpu().serialization().value()));
                assertThat(allocated[i])
                        .as(link.group(1))
                        .isEqualTo(Numbers.percent(
                                result.allocation().serialization().value()));
                i++;
            }
            seen += i;
        }

        assertThat(seen).isEqualTo((int) reports().count());
    }
}
