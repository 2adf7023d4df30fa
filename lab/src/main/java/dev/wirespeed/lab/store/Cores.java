package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The cores that JVMs are pinned to, by the numbers that Linux gives them.
 *
 * @param service whoever is measured
 * @param load who sends the requests
 */
record Cores(int service, int load) {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final Pattern ALLOWED = Pattern.compile("^Cpus_allowed_list:\\s*(\\S+)", Pattern.MULTILINE);

    /**
     * The first two that this process may use.
     *
     * @throws LabException if there are not as many, or nothing that pins
     */
    static Cores ofThisMachine() {
        if (!Files.isReadable(STATUS) || !taskset()) {
            throw new LabException("--full pins the service to a core, which needs Linux with taskset (of util-linux)");
        }
        try {
            return of(Files.readString(STATUS));
        } catch (IOException e) {
            throw new LabException("cannot read " + STATUS + ": " + e.getMessage());
        }
    }

    /** From the text of {@code /proc/self/status}. */
    static Cores of(String status) {
        Matcher allowed = ALLOWED.matcher(status);
        List<Integer> all = allowed.find() ? numbers(allowed.group(1)) : List.of();
        if (all.size() < 2) {
            throw new LabException("--full needs two cores, one for the service and one for who asks");
        }
        return new Cores(all.get(0), all.get(1));
    }

    /** Such as {@code 0-2,7}. */
    private static List<Integer> numbers(String list) {
        return Stream.of(list.split(","))
                .flatMapToInt(range -> {
                    int first = Integer.parseInt(range.replaceFirst("-.*", ""));
                    int last = Integer.parseInt(range.replaceFirst(".*-", ""));
                    return IntStream.rangeClosed(first, last);
                })
                .boxed()
                .toList();
    }

    private static boolean taskset() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "taskset")));
    }

    /**
     * Has all threads of a process, and those that it starts later, run on these cores alone from now on.
     *
     * @throws LabException if that can't be done
     */
    static void pin(ProcessHandle process, int... cores) throws IOException, InterruptedException {
        String list = IntStream.of(cores).mapToObj(Integer::toString).collect(Collectors.joining(","));
        int status = new ProcessBuilder("taskset", "-a", "-c", "-p", list, "" + process.pid())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        if (status != 0) {
            throw new LabException("taskset can't pin process " + process.pid() + " to core " + list);
        }
    }

    /** A command that runs on one core alone. */
    static List<String> pinned(int core, List<String> command) {
        return Stream.concat(Stream.of("taskset", "-c", "" + core), command.stream())
                .toList();
    }
}
