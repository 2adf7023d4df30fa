package dev.wirespeed.mappers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.mappers.fork.AllClasses;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What mappers with codecs write and read of all fixtures and of random classes is what they do without, whoever made them.
 */
class AllClassesTest {
    @Test
    void nothingDiffers() throws Exception {
        Map<Row, Finding> found = new Forks(AllClasses.class, new Codecs.All()).run(Matrix.forAllClasses());
        found.forEach((row, finding) -> System.out.println(row.title() + ": codecs write " + finding.written()
                + " and read " + finding.read() + " of " + finding.of() + " classes"));
        assertThat(found)
                .allSatisfy((row, finding) ->
                        assertThat(finding.differences()).as(row.title()).isEmpty());
    }
}
