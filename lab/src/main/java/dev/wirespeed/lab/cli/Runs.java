package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.measure.AgreementJvm;
import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.measure.ForkRunner;
import dev.wirespeed.lab.measure.ForkRunners;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import dev.wirespeed.lab.measure.Jdks;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.measure.NewRun;
import dev.wirespeed.lab.measure.Pilot;
import dev.wirespeed.lab.measure.Progress;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.measure.Session;
import dev.wirespeed.lab.measure.TerminalProgress;
import dev.wirespeed.lab.report.Reports;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** Starts runs, goes on with interrupted ones, and ends both with a report. */
final class Runs {

    private static final int INTERRUPTED = 130;
    private static final int ALL_CRASHED = 1;

    private final Terminal terminal;

    Runs(Terminal terminal) {
        this.terminal = terminal;
    }

    static Request request(
            Experiment experiment,
            Mode mode,
            @Nullable String only,
            List<String> contestants,
            List<Integer> jdks,
            boolean allJdks) {
        return new Request(
                experiment,
                mode,
                only,
                contestants,
                jdks,
                allJdks,
                ThreadLocalRandom.current().nextLong(1, 1L << 31));
    }

    int start(Request request, @Nullable Path out) {
        String id = request.experiment().id();
        List<Jdk> found = JdkDiscovery.onThisMachine();
        Result result = NewRun.of(request, Catalog.standard(), found, Machines.current(), Build.version());
        Path folder = OutputFolder.fresh(
                out == null ? OutputFolder.standard(id, LocalDateTime.now(ZoneId.systemDefault())) : out);
        announce(result);
        Jdks jdks = new Jdks(found);
        ForkRunner forks = ForkRunners.of(result.mode(), jdks, folder);
        terminal.out().println("Preparing…");
        return run(Pilot.pace(result, request.experiment(), forks), jdks, folder);
    }

    int resume(Path folder, @Nullable String experiment) {
        Result result = ResultFile.read(folder.resolve(ResultFile.NAME));
        OutputFolder.writable(folder);
        if (experiment != null && !experiment.equals(result.experiment())) {
            throw new LabException(
                    folder + " holds a run of '" + result.experiment() + "', not of '" + experiment + "'");
        }
        if (result.finished() != null) {
            throw new LabException("the run in " + folder + " is complete; there is nothing to go on with");
        }
        Jdks jdks = new Jdks(JdkDiscovery.onThisMachine());
        result.jdks().forEach(used -> requireSame(used, jdks.get(used.feature())));
        return run(result, jdks, folder);
    }

    private static void requireSame(JdkUsed used, Jdk found) {
        if (!found.used().equals(used)) {
            throw new LabException("the run was started on JDK " + used.version() + " (" + used.vendor()
                    + "), but this machine now has " + found.version() + " (" + found.vendor() + ")");
        }
    }

    private void announce(Result result) {
        PrintStream out = terminal.out();
        out.println(result.title() + " (" + result.experiment() + ", "
                + result.mode().id() + ", seed " + result.seed() + ")");
        if (result.machine().busy()) {
            out.printf(
                    "Warning: this machine is busy (load average %.1f on %d cores); close what else runs, or expect noise.%n",
                    result.machine().loadAverage(), result.machine().cores());
        }
    }

    private int run(Result start, Jdks jdks, Path folder) {
        Interruption interruption = Interruption.onShutdown();
        try {
            Progress progress = new TerminalProgress(terminal.out(), terminal.interactive(), System::nanoTime);
            Session session = new Session(
                    new AgreementJvm(jdks, folder, progress, interruption),
                    ForkRunners.of(start.mode(), jdks, folder),
                    progress,
                    interruption,
                    folder.resolve(ResultFile.NAME));
            Result result = session.run(start);
            Path page = Reports.write(result, folder);
            terminal.out().print(Reports.text(result));
            return conclude(result, interruption.requested(), folder, page);
        } finally {
            interruption.done();
        }
    }

    private int conclude(Result result, boolean interrupted, Path folder, Path page) {
        PrintStream out = terminal.out();
        if (interrupted) {
            out.printf(
                    "%nInterrupted after %d of %d forks.%n",
                    result.forks().size(), result.plan().size());
            out.println("To go on: ./wirespeed lab run " + result.experiment() + " --resume " + folder);
        }
        out.println((interrupted ? "Report of what was measured: " : "\nReport: ")
                + page.toAbsolutePath().normalize());
        boolean nothing = result.forks().stream().allMatch(fork -> fork.failure() != null);
        return interrupted ? INTERRUPTED : nothing ? ALL_CRASHED : 0;
    }
}
