package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.MarkdownTable;
import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.report.TextTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Draws what was measured of the store. */
public final class SpeedReport {

    private static final String FILE = "store.md";
    private static final String CPU =
            "CPU is that of the whole process with its garbage collector, without its JIT compilers, which the last table shows. Where the service has less than all of its core,"
                    + " requests a second are limited by something else; CPU per request is not.";
    private static final String FIGURES =
            "A figure with others in parentheses is computed of each round's pair; it is their mean with its 95 % interval by Student's t,"
                    + " that of ratios on their logarithms. In the last table it is the median, with the least and the most.";

    private SpeedReport() {}

    /** The tables for a terminal. */
    public static String text(SpeedResult result) {
        return new SpeedTables(result).all().stream().map(TextTable::of).collect(Collectors.joining("\n"));
    }

    /** Writes {@code store.md}; its path. */
    public static Path write(SpeedResult result, Path folder) {
        try {
            return Files.writeString(folder.resolve(FILE), markdown(result));
        } catch (IOException e) {
            throw new LabException("cannot write the report to " + folder + ": " + e.getMessage());
        }
    }

    static String markdown(SpeedResult result) {
        return "# The store: what codecs save of a request\n\n"
                + "A service made with Spring Boot, [examples/store](../../../examples/store), answers requests with Wirespeed and without."
                + " How many does one core answer, what CPU does each take, and how much of what codecs save in a conversion"
                + " is saved of the whole request?\n\n"
                + new SpeedTables(result).all().stream().map(MarkdownTable::of).collect(Collectors.joining("\n"))
                + "\n## Method\n\n" + list(method(result)) + "\n## Environment\n\n" + list(environment(result));
    }

    private static String list(Stream<String> lines) {
        return lines.map(line -> "- " + line + "\n").collect(Collectors.joining());
    }

    private static Stream<String> method(SpeedResult result) {
        return result.settings().twoMappers() ? methodOfTwoMappers(result) : methodOfServices(result);
    }

    private static Stream<String> methodOfTwoMappers(SpeedResult result) {
        SpeedSettings settings = result.settings();
        return Stream.of(
                "One service has two mappers: the one that Spring Boot builds with the starter, and one that is built alike, but with Jackson's own factory"
                        + " and without codecs. The media type of a request chooses between them, in the same converters of Spring. So nearly all that is not conversion"
                        + " is the same machine code. JVMs still differ in what their compilers make of the way to either mapper, by as much as codecs save of a small answer."
                        + " The meter is turned off.",
                "What is answered is in memory, so the work of the service itself is conversion alone.",
                "*Conversion alone*: the same objects by the same two mappers, called as Spring's converters do, in a JVM that has no server,"
                        + " in turn with the service. *Saved*: what it takes without codecs, less what it takes with them.",
                "*Saved of a request*: the CPU per request by Jackson's mapper, less that by the mapper with codecs."
                        + " *Arrived*: what is saved of a request as part of what is saved alone."
                        + " It may be more than 100 %: codecs also save what surrounds a conversion in a server.",
                "The service warms up on all cores for "
                        + seconds(settings.warmUpSeconds())
                        + " s, and on until its JIT compilers have less than 5 % of a core, four times as long at most; then it is pinned to core "
                        + settings.serviceCore() + ". Who asks is another JVM, pinned to core "
                        + settings.loadCore() + ": " + settings.connections()
                        + " connections, each of which waits for an answer before it asks again. Tomcat is told to keep them open.",
                CPU,
                "Rounds: " + rounds(result) + " of " + settings.rounds()
                        + "; each starts all JVMs anew. Both mappers of the service, and both of the JVM without a server, are asked one after the other: "
                        + seconds(settings.seconds()) + " s for each endpoint, in " + settings.passes()
                        + " passes, every second one backwards.",
                FIGURES,
                "A request that is not answered with success ends the run, so there were none.");
    }

    private static Stream<String> methodOfServices(SpeedResult result) {
        SpeedSettings settings = result.settings();
        return Stream.of(
                "*without Wirespeed*: its starter and its module for mappers are not on the class path. Its annotations and codecs are,"
                        + " as the example's own code uses them, but no mapper does. *meter*: the starter, with codecs turned off."
                        + " *meter and codecs*: the starter as it is. *codecs*: the starter with the meter turned off.",
                "What ends in `/cached` and `/check` converts what is in memory, and nothing else. The other endpoints ask a database in the"
                        + " memory of the same JVM, so most of their time is not conversion; what `/orders/{id}/entity` answers has a proxy in it, which"
                        + " Jackson writes in each variant. They block, so WebFlux has none of them.",
                "*Conversion alone*: the same objects by the mapper that Spring Boot builds, called as Spring's converters do, in a JVM that has no server"
                        + (result.wasInTurn() ? ", in turn with the services." : ".")
                        + " *Saved*: what it takes without codecs, less what it takes with them.",
                "*Saved of a request*: the CPU per request without codecs, less that with them. Two pairs differ in codecs alone,"
                        + " *meter* and *meter and codecs*, *without Wirespeed* and *codecs*; of each round, the mean of both counts."
                        + " *What the meter takes* is that of the other two pairs."
                        + " *Arrived*: what is saved of a request as part of what is saved alone."
                        + " It may be more than 100 %: codecs also save what surrounds a conversion in a server.",
                "Each JVM is a process of its own. A service warms up on all cores for "
                        + seconds(settings.warmUpSeconds())
                        + " s, and on until its JIT compilers have less than 5 % of a core, four times as long at most; then it is pinned to core "
                        + settings.serviceCore() + ". Who asks is another one, pinned to core "
                        + settings.loadCore() + ": " + settings.connections()
                        + " connections, each of which waits for an answer before it asks again. Tomcat is told to keep them open.",
                CPU,
                "*The meter beside a profiler*: one connection asks "
                        + (result.wasInTurn()
                                ? "until the JIT compilers have less than 5 % of a core again, after a first look at the meter, "
                                        + seconds(settings.warmUpSeconds()) + " s at most, and then for "
                                : "for ")
                        + seconds(SpeedSettings.PROFILED * settings.seconds())
                        + " s, and JFR takes a stack for every 4 ms of CPU. Of "
                        + Target.small()
                        + " little is conversion, so its rows rest on few samples."
                        + " A sample counts as conversion if one of Spring's converters or"
                        + " codecs is in its stack, and Tomcat's output is not within that. Both are parts of the CPU of the process without its JIT compilers; some of it has no stack, such as most system calls of Netty."
                        + waiting(result)
                        + cpuTime(result)
                        + ownShares(result),
                "Rounds: " + rounds(result) + " of " + settings.rounds()
                        + "; each starts all JVMs anew, in an order that is shuffled (seed " + settings.seed()
                        + ") and, in every second round, that of the round before backwards."
                        + " The variants of a framework run at once, and one after the other is asked, while the others have nothing to do: "
                        + seconds(settings.seconds())
                        + " s for each endpoint, those with a database half of that, in " + settings.passes()
                        + " passes, every second one backwards.",
                FIGURES,
                "A request that is not answered with success ends the run, so there were none.");
    }

    private static Stream<String> environment(SpeedResult result) {
        Double after = result.loadAverageAfter();
        return Stream.of(
                "Machine: " + result.machine().name() + ", "
                        + Math.round(result.machine().memoryBytes() / 1e9) + " GB",
                "System: " + result.machine().os(),
                "Load average: " + load(result.machine().loadAverage()) + " at the start, "
                        + (after == null ? "unknown" : load(after)) + " at the end",
                "JDK: " + result.jdk().version() + " (" + result.jdk().vendor() + "), "
                        + String.join(" ", result.settings().jvmArguments()),
                "Started: " + result.started(),
                "Finished: "
                        + (result.finished() == null
                                ? "interrupted after " + rounds(result) + " of "
                                        + result.settings().rounds() + " rounds"
                                : result.finished().toString()),
                "Wirespeed: " + result.wirespeed());
    }

    private static int rounds(SpeedResult result) {
        return (int) result.answered().stream()
                .map(SpeedResult.Answered::round)
                .distinct()
                .count();
    }

    /** Earlier runs did not measure it. */
    private static String waiting(SpeedResult result) {
        return result.profiled().stream().allMatch(each -> each.waiting() == 0)
                ? ""
                : " The meter's clock runs on where a conversion waits for the core, which others and the JIT compilers had for "
                        + Numbers.percent(result.profiled().stream()
                                .mapToDouble(SpeedResult.Profiled::waiting)
                                .average()
                                .orElse(0))
                        + " of the time, much of it while the service was idle.";
    }

    private static String ownShares(SpeedResult result) {
        return result.tellsOwnShares()
                ? " What the meter takes *itself, by JFR* is the part of the samples in which its own code is at work, or what it calls:"
                        + " other code that is slower because of the meter is not in it."
                : "";
    }

    private static String cpuTime(SpeedResult result) {
        return result.profiled().stream().noneMatch(each -> each.has(MeterClock.CPU_TIME))
                ? ""
                : " CPU time does not run on there. The meter measures it for one conversion in 64 with Spring MVC, together with Tomcat's output,"
                        + " which counts on JFR's side, too.";
    }

    private static String seconds(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String load(double average) {
        return average < 0 ? "unknown" : String.format(Locale.ROOT, "%.2f", average);
    }
}
