package dev.wirespeed.lab.sample;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.Jdks;
import dev.wirespeed.lab.measure.Launch;
import dev.wirespeed.lab.measure.SampleJvm;
import dev.wirespeed.lab.measure.SampleJvm.Tried;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.sample.Generator.Generated;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** All that comes before a run on a class of the user's. */
public final class Preparation {

    /** The folder of a run's folder where the generated code is. */
    private static final String FOLDER = "generated";

    /** What Wirespeed's processor says of what it generates no code for. */
    private static final Pattern LEFT = Pattern.compile("([\\w.$]+) is left to Jackson");

    private final SampleRequest request;
    private final List<Jdk> jdks;
    private final UserType type;

    /**
     * Looks for the class and the files.
     *
     * @param jdks those that the run is to have forks on
     * @throws LabException if something is not there, or can't be loaded by one of the JDKs
     */
    public Preparation(SampleRequest request, List<Jdk> jdks) {
        this.request = request;
        this.jdks = jdks;
        this.type = request.check(jdks);
    }

    /**
     * A sample that every JDK of the run can read.
     *
     * @param unread a place and a path in it that Jackson 3 does not write for the value; null if there is none
     */
    public record Trial(Sample sample, @Nullable String unread) {}

    /** Has each JDK read the sample, or says why one of them can't. */
    public Trial tried() {
        Tried last = new Tried(null, 0, false, null);
        boolean byDocument = false;
        for (Jdk jdk : jdks) {
            last = SampleJvm.run(launch(List.of()), jdk.feature());
            if (last.error() != null) {
                throw new LabException(last.error() + hint(last.error()));
            }
            byDocument |= last.comparedByDocument();
        }
        Sample sample = new Sample(
                type.binaryName(), request.classPath().located(), request.located(), last.values(), byDocument);
        return new Trial(sample, last.unread());
    }

    /** The sample as far as it is known before a JVM has read it. */
    public Sample untried() {
        return new Sample(type.binaryName(), request.classPath().located(), request.located(), 0, false);
    }

    private String hint(String error) {
        return error.endsWith("not on the class path") ? " " + request.classPath() + "; add it to --classpath" : "";
    }

    private Launch launch(List<Path> generated) {
        List<Path> files = request.files().stream().map(Path::toAbsolutePath).toList();
        return new Launch(
                new Jdks(jdks),
                Stream.concat(generated.stream(), request.classPath().entries().stream())
                        .toList(),
                dev.wirespeed.lab.workload.Sample.jvmArguments(type.binaryName(), Generator.holder(type), files));
    }

    /**
     * The experiment.
     *
     * @param seconds what a quick run is to take
     */
    public Experiment experiment(Sample sample, int seconds) {
        return new OwnClass(sample, seconds, contestants().map(Contestant::id).toList());
    }

    /** All but those that are made for one experiment. */
    private static Stream<Contestant> contestants() {
        return Contestants.all().stream()
                .filter(contestant -> contestant.madeFor().isEmpty());
    }

    /** These contestants, and the sample as the only workload. */
    public Catalog catalog(Sample sample) {
        WorkloadUsed workload =
                new WorkloadUsed(dev.wirespeed.lab.workload.Sample.ID, "Values of " + type.simpleName(), sample);
        return new Catalog(contestants().toList(), List.of(workload));
    }

    /**
     * A run that is ready to start.
     *
     * @param result with a trait for each contestant whose generated code leaves something to another library
     * @param refusals why contestants can't take part, by their ids
     */
    public record Ready(Result result, Launch launch, Map<String, String> refusals) {}

    /** Generates code in a run's folder. */
    public Ready ready(Result result, Path folder) {
        int oldest = result.jdks().stream().mapToInt(JdkUsed::feature).min().orElseThrow();
        List<String> ids = result.entries().stream().map(Entry::contestant).toList();
        Generated generated = new Generator(type, request.classPath(), oldest, folder.resolve(FOLDER))
                .generate(Contestants.all().stream()
                        .filter(contestant -> ids.contains(contestant.id()))
                        .toList());
        List<Entry> entries = result.entries().stream()
                .map(entry -> noted(entry, generated.notes().getOrDefault(entry.contestant(), List.of())))
                .toList();
        return new Ready(result.withEntries(entries), launch(generated.folders()), generated.refusals());
    }

    private static Entry noted(Entry entry, List<String> notes) {
        List<String> left = notes.stream()
                .map(LEFT::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .distinct()
                .toList();
        if (left.isEmpty()) {
            return entry;
        }
        List<String> traits = new ArrayList<>(entry.traits());
        traits.add("leaves " + String.join(", ", left) + " to Jackson");
        return entry.withTraits(traits);
    }
}
