package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.cli.Runs.Outcome;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.measure.Estimate;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code wirespeed lab}: alone it runs all experiments in quick mode. */
@Command(
        name = "lab",
        description =
                "Compares serializers fairly and draws a report. Without a command, runs all published experiments in"
                        + " quick mode.",
        mixinStandardHelpOptions = true,
        versionProvider = Build.class)
final class LabCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Option(
            names = "--full",
            description =
                    "Runs every published experiment with its own settings; first tells how many hours that takes.")
    private boolean full;

    LabCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        return full ? full() : quick();
    }

    private int quick() {
        List<Request> requests = requests(Mode.QUICK);
        Shares shares = new Shares(System::nanoTime);
        requests.forEach(request -> shares.add(request.experiment(), Runs.planned(request)));
        TimeSpent spent = TimeSpent.NONE;
        int worst = 0;
        for (int i = 0; i < requests.size() && worst != Runs.INTERRUPTED; i++) {
            Outcome outcome = new Runs(terminal, shares).start(requests.get(i), null);
            spent = spent.plus(outcome.spent());
            worst = Math.max(worst, outcome.status());
        }
        terminal.out().println("\nAll of them: " + spent.text(Mode.QUICK));
        if (worst != Runs.INTERRUPTED) {
            terminal.out()
                    .println("Records over a connection, at a rate, verified one by one: ./wirespeed lab sustained");
        }
        return worst;
    }

    private int full() {
        List<Request> requests = requests(Mode.FULL);
        terminal.out().println(expected(requests));
        int worst = 0;
        for (int i = 0; i < requests.size() && worst != Runs.INTERRUPTED; i++) {
            worst = Math.max(
                    worst, new Runs(terminal).start(requests.get(i), null).status());
            if (worst == Runs.INTERRUPTED) {
                missing(requests.subList(i + 1, requests.size()));
            }
        }
        return worst;
    }

    private static List<Request> requests(Mode mode) {
        return Experiments.published().stream()
                .map(experiment -> Runs.request(experiment, mode, null, List.of(), List.of(), false))
                .toList();
    }

    /** How long each of them takes, and all together. */
    static String expected(List<Request> requests) {
        Columns columns = new Columns();
        long all = 0;
        for (Request request : requests) {
            Result planned = Runs.planned(request);
            long seconds = Estimate.seconds(planned);
            columns.row(planned.experiment(), "about " + Durations.text(seconds), planned.title());
            all += seconds;
        }
        return "Full runs of " + requests.size() + " experiments, about " + Durations.text(all) + " together:\n"
                + columns;
    }

    private void missing(List<Request> requests) {
        requests.forEach(request -> terminal.out()
                .println(
                        "Not begun: ./wirespeed lab run " + request.experiment().id() + " --full"));
    }
}
