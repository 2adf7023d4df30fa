package dev.wirespeed.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The application, built without Wirespeed, answers byte for byte the same when codecs are put into its jar. */
class MadeFastTest {
    /** It ends before the compiler that makes long runs fast has paid off. */
    private static final String[] FLAGS = {"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"};

    /** Of so many requests, one is sent; another test sends all of them to codecs that are made with the application. */
    private static final int ONE_OF = 3;

    @TempDir
    Path folder;

    @Test
    void everyAnswerIsTheSame() throws Exception {
        MadeFast jars = MadeFast.in(folder);
        List<Request> all = Requests.all();
        List<Request> requests = IntStream.range(0, all.size())
                .filter(index -> index % ONE_OF == 0)
                .mapToObj(all::get)
                .toList();
        try (Started slow = new Started(jars.before(), FLAGS);
                Started fast = new Started(jars.after(), FLAGS)) {
            for (Request request : requests) {
                assertThat(fast.answer(request)).as("%s", request).isEqualTo(slow.answer(request));
            }
            assertThat(fast.report()).startsWith(Requests.SERVED);
        }
        assertThat(requests).hasSizeGreaterThan(Requests.LEAST / ONE_OF);
    }
}
