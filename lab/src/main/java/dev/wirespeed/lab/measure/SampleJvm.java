package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Tries out a sample in a JVM like those of the forks, before a run that is to use it. */
public final class SampleJvm {

    private static final String MAIN = "dev.wirespeed.lab.fork.SampleMain";
    private static final int LIMIT_SECONDS = 120;

    private SampleJvm() {}

    /**
     * What a JVM made of a sample.
     *
     * @param error why it can't be used, in one line; null if it can
     * @param unread the first place and path that Jackson 3 does not write again; null if there is none
     */
    public record Tried(
            @Nullable String error,
            int values,
            boolean comparedByDocument,
            @Nullable String unread) {

        private Tried(String error) {
            this(error, 0, false, null);
        }
    }

    /** Tries the sample that the launch's properties name on one JDK. */
    public static Tried run(Launch launch, int jdk) {
        try {
            Path folder = Files.createTempDirectory("wirespeed-sample");
            try {
                return run(launch, jdk, folder.resolve("found.json"), folder.resolve("log"));
            } finally {
                Files.deleteIfExists(folder.resolve("found.json"));
                Files.deleteIfExists(folder.resolve("log"));
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw new LabException("cannot write to the folder for temporary files: " + e.getMessage());
        }
    }

    private static Tried run(Launch launch, int jdk, Path found, Path log) throws IOException {
        List<String> command = new ArrayList<>(List.of(launch.java(jdk), "-Xmx2g"));
        command.addAll(JmhSettings.flags());
        command.addAll(launch.properties());
        command.addAll(List.of("-cp", launch.classPath(), MAIN, found.toString()));
        try {
            ChildJvm.run(command, log, LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (ForkFailedException e) {
            return new Tried("the sample could not be tried on JDK " + jdk + ": " + e.getMessage());
        }
        return Files.exists(found)
                ? JsonMapper.shared().readValue(Files.readString(found), Tried.class)
                : new Tried("the sample takes JDK " + jdk + " down: " + JmhOutput.reason(Logs.text(log)));
    }
}
