package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The names and arguments that both ways of starting JMH share. */
final class JmhSettings {

    private static final String CONVERSIONS = "dev.wirespeed.lab.fork.ConversionBenchmark";
    private static final String ROWS = "dev.wirespeed.lab.fork.RowsBenchmark";
    static final String CONTESTANT = "contestant";
    static final String WORKLOAD = "workload";
    static final String POLLUTED = "polluted";

    /**
     * JMH's own: whether forks run although another run of JMH holds the lock of the machine. For the lab's tests, which look at
     * no figures; who measures is told to wait.
     */
    private static final String IGNORE_LOCK = "jmh.ignoreLock";

    /** The size of all heaps, also for the tests: to have a large one in memory takes a fork half a second and more. */
    private static final String HEAP = "wirespeed.lab.heap";

    /** Further flags of all JVMs that run contestants, for the tests as well: what is timed shortly needs no fast compiler. */
    private static final String FLAGS = "wirespeed.lab.flags";

    private static final String OTHER_TYPES = "wirespeed.other-types";
    private static final String SETTLE = "wirespeed.settle";
    private static final String SETTLED = "wirespeed.settled";

    private JmhSettings() {}

    /** What JMH is told to include. */
    static String include(ForkSpec fork) {
        String methods = fork.operations().stream().map(Operation::id).collect(Collectors.joining("|"));
        String benchmark = fork.operations().contains(Operation.FETCH) ? ROWS : CONVERSIONS;
        return benchmark.replace(".", "\\.") + "\\.(" + methods + ")$";
    }

    /** The flags of the fork's JVM; its log is in English whatever the user's language. */
    static List<String> jvmArguments(ForkSpec fork, Settings settings, Logs logs) {
        List<String> arguments = new ArrayList<>(jvmArguments(fork, settings));
        if (fork.polluted()) {
            arguments.add("-D" + OTHER_TYPES + "=" + logs.types(fork.id()));
        }
        if (settings.settleMillis() != null) {
            arguments.add("-D" + SETTLE + "=" + settings.settleMillis());
            arguments.add("-D" + SETTLED + "=" + logs.settled(fork.id()));
        }
        return arguments;
    }

    static List<String> jvmArguments(ForkSpec fork, Settings settings) {
        List<String> arguments = new ArrayList<>(settings.jvmArguments());
        String heap = System.getProperty(HEAP);
        if (heap != null) {
            arguments.replaceAll(argument -> argument.replaceFirst("^(-Xm[sx]).*", "$1" + heap));
        }
        arguments.addAll(flags());
        arguments.add("-Duser.language=en");
        if (Boolean.getBoolean(IGNORE_LOCK)) {
            arguments.add("-D" + IGNORE_LOCK + "=true");
        }
        arguments.addAll(fork.jvmArguments());
        return arguments;
    }

    /** None where somebody measures. */
    static List<String> flags() {
        String flags = System.getProperty(FLAGS, "");
        return flags.isBlank() ? List.of() : List.of(flags.strip().split(" +"));
    }
}
