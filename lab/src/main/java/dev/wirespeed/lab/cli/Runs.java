package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.database.Databases;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.measure.AgreementCheck;
import dev.wirespeed.lab.measure.AgreementJvm;
import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.measure.ForkRunner;
import dev.wirespeed.lab.measure.ForkRunners;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import dev.wirespeed.lab.measure.Jdks;
import dev.wirespeed.lab.measure.Launch;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.measure.NewRun;
import dev.wirespeed.lab.measure.Pilot;
import dev.wirespeed.lab.measure.Pilot.Paced;
import dev.wirespeed.lab.measure.Progress;
import dev.wirespeed.lab.measure.Refusals;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.measure.Session;
import dev.wirespeed.lab.measure.TerminalProgress;
import dev.wirespeed.lab.report.Reports;
import dev.wirespeed.lab.report.Reports.Drawn;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.sample.Preparation;
import dev.wirespeed.lab.sample.Preparation.Ready;
import dev.wirespeed.lab.sample.Preparation.Trial;
import dev.wirespeed.lab.sample.SampleRequest;
import dev.wirespeed.lab.serve.Watch;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** Starts runs, goes on with interrupted ones, and ends both with a report. */
public final class Runs {

    /** What a command ends with that was interrupted. */
    static final int INTERRUPTED = 130;

    private static final int ALL_CRASHED = 1;

    /** How long quick runs take, for the tests: what is interrupted in its second fork needs no long ones. */
    private static final String SECONDS = "wirespeed.lab.seconds";

    private final Terminal terminal;
    private final @Nullable String postgres;
    private final Optional<Watch> watch;
    private final Optional<Shares> shares;

    /** Runs that print to a terminal. */
    public Runs(Terminal terminal) {
        this(terminal, null, Optional.empty(), Optional.empty());
    }

    /** Quick runs that take no more time than is their share. */
    Runs(Terminal terminal, Shares shares) {
        this(terminal, null, Optional.empty(), Optional.of(shares));
    }

    /**
     * Runs that somebody may watch, until they end.
     *
     * @param postgres the address of a PostgreSQL for experiments that ask one; null for one that the lab starts
     */
    Runs(Terminal terminal, @Nullable String postgres, Optional<Watch> watch) {
        this(terminal, postgres, watch, Optional.empty());
    }

    private Runs(Terminal terminal, @Nullable String postgres, Optional<Watch> watch, Optional<Shares> shares) {
        this.terminal = terminal;
        this.postgres = postgres;
        this.watch = watch;
        this.shares = shares;
    }

    /**
     * How a run ended.
     *
     * @param page the report
     */
    public record Outcome(Result result, Path folder, Path page, boolean interrupted, TimeSpent spent) {

        /** What the command ends with. */
        public int status() {
            boolean nothing = result.forks().stream().allMatch(fork -> fork.failure() != null);
            return interrupted ? INTERRUPTED : nothing ? ALL_CRASHED : 0;
        }
    }

    /** A request with a seed of its own. */
    public static Request request(
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
                ThreadLocalRandom.current().nextLong(1, 1L << 31),
                0);
    }

    Outcome start(Request request, @Nullable Path out) {
        Result result = planned(request);
        Path folder = folder(request.experiment(), out);
        announce(result, result.machine());
        Jdks jdks = new Jdks(JdkDiscovery.onThisMachine());
        return run(new Ready(result, Launch.standard(jdks), Map.of()), request.experiment(), folder);
    }

    /** What a request comes to on this machine: everything but measurements. */
    static Result planned(Request request) {
        return planned(request, Catalog.of(request.experiment()));
    }

    static Result planned(Request request, Catalog catalog) {
        return NewRun.of(request, catalog, JdkDiscovery.onThisMachine(), Machines.current(), Build.version());
    }

    /**
     * Starts a run on a class of the user's.
     *
     * @param request its experiment is that of the preparation
     */
    public Outcome start(Request request, Preparation preparation, Trial trial, @Nullable Path out) {
        Sample sample = trial.sample();
        Result result = planned(request, preparation.catalog(sample));
        Path folder = folder(request.experiment(), out);
        announce(result, result.machine());
        if (trial.unread() != null) {
            terminal.out()
                    .println("Note: " + trial.unread()
                            + " is not in what Jackson 3 writes for the value, so it is not compared.");
        }
        if (sample.comparedByDocument()) {
            terminal.out()
                    .println("Values are compared by Jackson 3's documents of them: equals() of " + sample.type()
                            + " tells what Jackson reads from its own document from what it wrote.");
        }
        terminal.out().println("Generating codecs…");
        return run(preparation.ready(result, folder), request.experiment(), folder);
    }

    /**
     * The JDKs for a class of the user's: those that are asked for by feature version, else the newest one.
     *
     * @param all whether all are meant if none is asked for
     */
    public static List<Jdk> jdks(List<Integer> asked, boolean all) {
        List<Jdk> found = JdkDiscovery.onThisMachine();
        if (found.isEmpty()) {
            throw new LabException("no JDK " + JdkDiscovery.OLDEST + " or later was found; install one");
        }
        if (asked.isEmpty()) {
            return all ? found : List.of(found.getLast());
        }
        return asked.stream().distinct().sorted().map(new Jdks(found)::get).toList();
    }

    private static Path folder(Experiment experiment, @Nullable Path out) {
        return OutputFolder.fresh(
                out == null ? OutputFolder.standard(experiment.id(), LocalDateTime.now(ZoneId.systemDefault())) : out);
    }

    /**
     * A run that was interrupted.
     *
     * @param experiment what it is one of; null for any
     */
    static Result begun(Path folder, @Nullable String experiment) {
        Result result = ResultFile.read(folder.resolve(ResultFile.NAME));
        if (experiment != null && !experiment.equals(result.experiment())) {
            throw new LabException(
                    folder + " holds a run of '" + result.experiment() + "', not of '" + experiment + "'");
        }
        if (result.finished() != null) {
            throw new LabException("the run in " + folder + " is complete; there is nothing to go on with");
        }
        return result;
    }

    /** @param result what the folder holds */
    Outcome resume(Result result, Path folder) {
        OutputFolder.writable(folder);
        Machine machine = Machines.current();
        Resumed.requireSame(result.machine(), machine);
        Jdks jdks = new Jdks(JdkDiscovery.onThisMachine());
        result.jdks().forEach(used -> Resumed.requireSame(used, jdks.get(used.feature())));
        Result on = Resumed.by(result, Build.version());
        announce(on, machine);
        if (!on.equals(result)) {
            terminal.out().println("Warning: the run was begun with another build: " + on.wirespeed() + ".");
        }
        return run(ready(on, jdks, folder), null, folder);
    }

    private static Ready ready(Result result, Jdks jdks, Path folder) {
        return result.sample()
                .map(sample -> new Preparation(
                                SampleRequest.of(sample),
                                result.jdks().stream()
                                        .map(used -> jdks.get(used.feature()))
                                        .toList())
                        .ready(result, folder))
                .orElseGet(() -> new Ready(result, Launch.standard(jdks), Map.of()));
    }

    /** @param now as it is when the run starts or goes on */
    private void announce(Result result, Machine now) {
        PrintStream out = terminal.out();
        out.println(result.title() + " (" + result.experiment() + ", "
                + result.mode().id() + ", seed " + result.seed() + ")");
        if (now.busy()) {
            out.printf(
                    "Warning: this machine is busy (load average %.1f on %d cores); close what else runs, or expect noise.%n",
                    now.loadAverage(), now.cores());
        }
    }

    /** @param paced the experiment that decides how long a new run's forks may take; null for a run that goes on */
    private Outcome run(Ready ready, @Nullable Experiment paced, Path folder) {
        Interruption interruption = Interruption.onShutdown();
        Stopwatch time = new Stopwatch(System::nanoTime);
        try (Databases databases = Databases.of(ready.result(), postgres)) {
            databases.note().ifPresent(terminal.out()::println);
            return run(
                    new Ready(ready.result(), ready.launch().with(databases.properties()), ready.refusals()),
                    paced,
                    folder,
                    interruption,
                    time);
        } finally {
            interruption.done();
        }
    }

    private Outcome run(
            Ready ready, @Nullable Experiment paced, Path folder, Interruption interruption, Stopwatch time) {
        Progress shown = new TerminalProgress(terminal.out(), terminal.interactive(), System::nanoTime);
        Progress progress = watch.map(watching -> watching.beside(shown)).orElse(shown);
        AgreementCheck agreement =
                new Refusals(ready.refusals(), new AgreementJvm(ready.launch(), folder, progress, interruption));
        ForkRunner forks = ForkRunners.of(ready.result().mode(), ready.launch(), folder);
        Session session = new Session(agreement, forks, progress, interruption, folder.resolve(ResultFile.NAME));
        Result agreed = session.agreed(ready.result());
        double preparing = time.lap();
        Paced start = paced == null || interruption.requested()
                ? new Paced(agreed, 0, 0)
                : Pilot.pace(agreed, paced, forks, least -> seconds(paced, least));
        long limit = start.granted() == 0
                ? Long.MAX_VALUE
                : shares.map(shared -> shared.limit(start.seconds())).orElse(Long.MAX_VALUE);
        note(start, limit);
        double trying = time.lap();
        Result result = session.run(start.result(), start.seconds(), limit);
        double running = time.lap();
        Drawn drawn = Reports.draw(result, folder, terminal.colours());
        terminal.out().print(drawn.text());
        List<Fork> ran =
                result.forks().subList(agreed.forks().size(), result.forks().size());
        TimeSpent spent = new TimeSpent(
                preparing, trying, start.seconds(), running, TimeSpent.iterations(result, ran), time.lap());
        Outcome outcome = new Outcome(result, folder, drawn.page(), interruption.requested(), spent);
        conclude(outcome);
        return outcome;
    }

    private int seconds(Experiment experiment, int least) {
        return shares.map(shared -> shared.of(experiment, least)).orElseGet(() -> quickSeconds(experiment));
    }

    /** How long a quick run of an experiment is to take that runs alone. */
    static int quickSeconds(Experiment experiment) {
        return Integer.getInteger(SECONDS, experiment.quickSeconds());
    }

    /** Says so if a quick run can't keep the time that it was given. */
    private void note(Paced run, long limit) {
        if (limit != Long.MAX_VALUE) {
            terminal.out()
                    .printf(
                            "Note: all forks would take about %d s on this machine; of later rounds only those run that start within %d s.%n",
                            run.seconds(), limit);
            return;
        }
        String reason = run.seconds() > 1.2 * run.granted()
                ? "on this machine its forks can't start, warm up and be measured in less"
                : run.seconds() < 0.8 * run.granted() ? "iterations longer than a second are for --full" : "";
        if (!reason.isEmpty()) {
            terminal.out()
                    .printf("Note: this run takes about %d s, not %d s: %s.%n", run.seconds(), run.granted(), reason);
        }
    }

    private void conclude(Outcome outcome) {
        PrintStream out = terminal.out();
        Result result = outcome.result();
        if (result.finished() == null) {
            out.printf(
                    "%n%s after %d of %d forks.%n",
                    outcome.interrupted() ? "Interrupted" : "Time was up",
                    result.forks().size(),
                    result.plan().size());
            out.println(
                    Resumed.hint((result.sample().isPresent() ? "" : "run ") + result.experiment(), outcome.folder()));
        }
        out.println("\nTime: " + outcome.spent().text(result.mode()));
        out.println((outcome.interrupted() ? "Report of what was measured: " : "Report: ")
                + outcome.page().toAbsolutePath().normalize());
    }
}
