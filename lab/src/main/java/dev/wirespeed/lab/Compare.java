package dev.wirespeed.lab;

import dev.wirespeed.lab.cli.Runs;
import dev.wirespeed.lab.cli.Runs.Outcome;
import dev.wirespeed.lab.cli.Terminal;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.sample.ClassPath;
import dev.wirespeed.lab.sample.Preparation;
import dev.wirespeed.lab.sample.Preparation.Trial;
import dev.wirespeed.lab.sample.SampleRequest;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Compares serializers on a class of yours, as {@code ./wirespeed lab compare} does.
 *
 * <pre>{@code
 * Compared compared = Compare.type("com.acme.UserDto").samples(Path.of("user.json")).run();
 * }</pre>
 *
 * <p>Every measurement takes place in a JVM of its own, so the JVM that calls this is not disturbed, and does not disturb.
 */
public final class Compare {

    private static final int USUAL_SECONDS = 180;

    private final String type;
    private final List<Path> samples;
    private final ClassPath classPath;
    private final List<String> contestants;
    private final List<Integer> jdks;
    private final Mode mode;
    private final int seconds;
    private final @Nullable Path out;
    private final PrintStream log;

    private Compare(
            String type,
            List<Path> samples,
            ClassPath classPath,
            List<String> contestants,
            List<Integer> jdks,
            Mode mode,
            int seconds,
            @Nullable Path out,
            PrintStream log) {
        this.type = type;
        this.samples = samples;
        this.classPath = classPath;
        this.contestants = contestants;
        this.jdks = jdks;
        this.mode = mode;
        this.seconds = seconds;
        this.out = out;
        this.log = log;
    }

    /** A comparison on a class, given by its name, that is on the class path of this JVM. */
    public static Compare type(String name) {
        return new Compare(
                name,
                List.of(),
                ClassPath.parse(System.getProperty("java.class.path")),
                List.of(),
                List.of(),
                Mode.QUICK,
                USUAL_SECONDS,
                null,
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    }

    /** Files with values: JSON, or NDJSON where their names end in {@code .ndjson} or {@code .jsonl}. */
    public Compare samples(Path... files) {
        return new Compare(type, List.of(files), classPath, contestants, jdks, mode, seconds, out, log);
    }

    /** Where the class is, and all that it needs: jars and folders. */
    public Compare classPath(Path... entries) {
        ClassPath given = ClassPath.of(List.of(entries));
        return new Compare(type, samples, given, contestants, jdks, mode, seconds, out, log);
    }

    /** Only these contestants, by their ids, and the baseline; all of them unless this is called. */
    public Compare contestants(String... ids) {
        return new Compare(type, samples, classPath, List.of(ids), jdks, mode, seconds, out, log);
    }

    /** On these JDKs, by their feature versions; on the newest of this machine unless this is called. */
    public Compare jdks(int... versions) {
        List<Integer> given = Arrays.stream(versions).boxed().toList();
        return new Compare(type, samples, classPath, contestants, given, mode, seconds, out, log);
    }

    /**
     * For about so long, as a first impression; 180 seconds unless this or {@link #full} is called.
     *
     * @param duration in seconds, at least 1
     */
    public Compare quick(int duration) {
        if (duration < 1) {
            throw new LabException("a run must take at least a second, not " + duration);
        }
        return new Compare(type, samples, classPath, contestants, jdks, Mode.QUICK, duration, out, log);
    }

    /** With more and longer forks, which takes up to two hours. */
    public Compare full() {
        return new Compare(type, samples, classPath, contestants, jdks, Mode.FULL, seconds, out, log);
    }

    /** Where result and report go; a new folder in {@code wirespeed-results} unless this is called. */
    public Compare out(Path folder) {
        return new Compare(type, samples, classPath, contestants, jdks, mode, seconds, folder, log);
    }

    /** Where progress and report are printed; nowhere unless this is called. */
    public Compare log(PrintStream target) {
        return new Compare(type, samples, classPath, contestants, jdks, mode, seconds, out, target);
    }

    /**
     * Runs, to the end.
     *
     * @throws LabException if there is no such class or file, or a sample does not fit, in one line
     */
    public Compared run() {
        List<Jdk> chosen = Runs.jdks(jdks, false);
        Preparation preparation = new Preparation(new SampleRequest(classPath, type, samples), chosen);
        Trial trial = preparation.tried();
        Experiment experiment = preparation.experiment(trial.sample(), seconds);
        List<Integer> features = chosen.stream().map(Jdk::feature).toList();
        Request request = Runs.request(experiment, mode, null, contestants, features, false);
        Outcome outcome = new Runs(new Terminal(log, log, false)).start(request, preparation, trial, out);
        return Compared.of(outcome.result(), outcome.folder(), outcome.page(), contestants);
    }
}
