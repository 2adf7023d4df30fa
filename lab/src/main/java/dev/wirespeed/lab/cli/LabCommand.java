package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.experiment.Experiment;
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
        description = "Compares serializers fairly and draws a report. Alone it runs every experiment in quick mode.",
        mixinStandardHelpOptions = true,
        versionProvider = Build.class)
final class LabCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Option(
            names = "--full",
            description = "Every experiment with its own settings; says how many hours that takes before it starts.")
    private boolean full;

    LabCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        return full ? full() : quick();
    }

    private int quick() {
        List<Experiment> all = Experiments.all();
        Shares shares = new Shares(all, System::nanoTime);
        int worst = 0;
        for (int i = 0; i < all.size() && worst != Runs.INTERRUPTED; i++) {
            worst = Math.max(worst, run(request(shares.next(all.get(i)), Mode.QUICK)));
        }
        return worst;
    }

    private int full() {
        List<Request> requests = Experiments.all().stream()
                .map(experiment -> request(experiment, Mode.FULL))
                .toList();
        terminal.out().println(expected(requests));
        int worst = 0;
        for (int i = 0; i < requests.size() && worst != Runs.INTERRUPTED; i++) {
            worst = Math.max(worst, run(requests.get(i)));
            if (worst == Runs.INTERRUPTED) {
                missing(requests.subList(i + 1, requests.size()));
            }
        }
        return worst;
    }

    private static Request request(Experiment experiment, Mode mode) {
        return Runs.request(experiment, mode, null, List.of(), List.of(), false);
    }

    private int run(Request request) {
        return new Runs(terminal).start(request, null).status();
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
