package dev.wirespeed.lab.sample;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.result.Sample;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** An earlier run on a class of the user's, which a new one is compared with. */
public record Earlier(Path file, Result result) {

    /** Reads what an earlier run left behind. */
    public static Earlier read(Path file) {
        Result result = ResultFile.read(file);
        if (result.sample().isEmpty()) {
            throw new LabException(file + " is a result of '" + result.experiment() + "', not of 'compare'");
        }
        if (result.forks().stream().allMatch(fork -> fork.failure() != null)) {
            throw new LabException(file + " has no measurements");
        }
        if (result.finished() == null) {
            throw new LabException(file + " is of a run that was interrupted after "
                    + result.forks().size() + " of " + result.plan().size() + " forks; let it end with --resume");
        }
        return new Earlier(file, result);
    }

    /**
     * Refuses what can't be compared: another class, other values, another machine, another length of run, JDKs that are
     * missing now.
     *
     * @param jdks the feature versions of the new run
     * @param contestants those that are asked about; all if it is empty
     */
    public void requireSame(Sample sample, Mode mode, Machine machine, List<Integer> jdks, List<String> contestants) {
        Sample then = result.sample().orElseThrow();
        require(then.type().equals(sample.type()), "is about " + then.type() + ", not " + sample.type());
        require(
                then.sameValues(sample),
                "was measured on other values of " + then.type() + ": the samples are not the same");
        require(result.mode() == mode, "is of a " + result.mode().id() + " run, and this is a " + mode.id() + " one");
        Machine old = result.machine();
        require(
                old.sameAs(machine),
                "was measured on another machine: " + old.name() + ", and this is " + machine.name());
        List<Integer> found = result.jdks().stream().map(JdkUsed::feature).toList();
        require(jdks.containsAll(found), "was measured on JDK " + text(found) + ", and this run is on " + text(jdks));
        List<String> ids = result.entries().stream().map(Entry::id).toList();
        for (String contestant : contestants) {
            require(ids.contains(contestant), "does not have " + contestant);
        }
    }

    private static String text(List<Integer> jdks) {
        return jdks.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private void require(boolean same, String otherwise) {
        if (!same) {
            throw new LabException(file + " " + otherwise + "; nothing can be said about slower");
        }
    }
}
