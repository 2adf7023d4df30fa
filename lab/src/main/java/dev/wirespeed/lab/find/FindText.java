package dev.wirespeed.lab.find;

import dev.wirespeed.lab.cost.CoresCost;
import dev.wirespeed.lab.find.FindResult.Part;
import dev.wirespeed.lab.find.FindResult.Recording;
import dev.wirespeed.lab.find.FindResult.RootType;
import dev.wirespeed.lab.report.MarkdownTable;
import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.report.TextTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A result as text for a terminal, and as Markdown. */
final class FindText {

    private static final int MOST_ROWS = 100;
    private static final int FEW = 3;
    private static final String ORDER = "Put @Wire on these classes, in this order";

    private FindText() {}

    static String terminal(FindResult result, int most, Path file, List<Path> classFiles) {
        StringBuilder text = new StringBuilder(title(result)).append('\n');
        summary(result).forEach(line -> text.append(line).append('\n'));
        new FindTables(result).all(most).forEach(table -> text.append('\n').append(TextTable.of(table)));
        if (!result.classes().isEmpty()) {
            text.append('\n').append(ORDER).append('\n');
            ClassList.numbered(result, most)
                    .forEach(line -> text.append("  ").append(line).append('\n'));
            ClassList.unknown(result.classes())
                    .ifPresent(line -> text.append("  ").append(line).append('\n'));
        }
        text.append('\n');
        result.notes().forEach(note -> text.append("Note: ").append(note).append('\n'));
        text.append('\n').append(next(result, file, classFiles)).append('\n');
        return text.toString();
    }

    static String markdown(FindResult result) {
        StringBuilder text = new StringBuilder("# ")
                .append(MarkdownTable.escaped(title(result)))
                .append("\n\n");
        summary(result).forEach(line -> text.append(MarkdownTable.escaped(line)).append("\n\n"));
        new FindTables(result)
                .all(MOST_ROWS)
                .forEach(table -> text.append(MarkdownTable.of(table)).append('\n'));
        if (!result.classes().isEmpty()) {
            text.append("## ").append(ORDER).append("\n\n");
            ClassList.numbered(result, Integer.MAX_VALUE)
                    .forEach(line -> text.append(MarkdownTable.escaped(line)).append('\n'));
            text.append('\n');
            ClassList.unknown(result.classes())
                    .ifPresent(line -> text.append(MarkdownTable.escaped(line)).append("\n\n"));
        }
        text.append("## How to read it\n\n");
        notes(result)
                .forEach(note ->
                        text.append("- ").append(MarkdownTable.escaped(note)).append('\n'));
        return text.toString();
    }

    /** Such as {@code Serialization in com.acme.Main (pid 4711, JDK 25), 30 s}. */
    static String title(FindResult result) {
        String jvms =
                result.recordings().stream().map(FindText::name).distinct().collect(Collectors.joining(", "));
        return "Serialization in " + jvms + ", " + Numbers.plain(result.seconds()) + " s"
                + (result.interrupted() ? ", interrupted" : "");
    }

    private static String name(Recording recording) {
        String name = recording.main().isEmpty() ? recording.file() : recording.main();
        List<String> facts = new ArrayList<>();
        if (recording.pid() != 0) {
            facts.add("pid " + recording.pid());
        }
        if (recording.jdk() != 0) {
            facts.add("JDK " + recording.jdk());
        }
        return name + (facts.isEmpty() ? "" : " (" + String.join(", ", facts) + ")");
    }

    static List<String> summary(FindResult result) {
        List<String> lines = new ArrayList<>();
        lines.add(FindTables.sentence(result.cpu(), "all CPU")
                + (result.cpu().unknown() > 0
                        ? ", up to " + Numbers.percent(result.cpu().unknown()) + " more in stacks that don't say"
                        : ""));
        lines.add(FindTables.sentence(
                result.allocation(),
                "the " + Numbers.plain(result.allocation().amount() / 1e6) + " MB/s that are allocated"));
        Double busy = result.cores().sampled();
        if (busy == null) {
            lines.add("Cores: unknown, since the recording has neither jdk.ThreadCPULoad nor jdk.CPULoad");
        } else {
            lines.add(cores(result, busy));
        }
        Comparison.of(result).map(Comparison::sentence).ifPresent(lines::add);
        return lines;
    }

    private static String cores(FindResult result, double busy) {
        double cores = busy * result.cpu().serialization().value();
        CoresCost cost = FindTables.cost(result);
        int jvms = result.recordings().size();
        return (jvms > 1 ? "On average of " + jvms + " JVMs " : "") + FindTables.decimals(cores) + " of the "
                + FindTables.decimals(busy) + " cores that "
                + (result.cores().java() == null
                        ? "the JVM kept busy, garbage collector and compilers included"
                        : "Java threads kept busy")
                + ": " + cost.aMonth(cores) + " a month, " + cost.aYear(cores) + " a year (" + cost.assumptions() + ")";
    }

    /** The notes, and what is the same in every report. */
    static List<String> notes(FindResult result) {
        List<String> notes = new ArrayList<>(result.notes());
        notes.add(
                "A conversion is identified by the outermost frame of a library; its caller is the first method outside of it that is"
                        + " neither the JDK's nor a framework's. Where a framework converts what a handler has returned, such as Spring"
                        + " MVC, the handler is not on the stack.");
        notes.add(
                "Savings are shares, less the application's own code and the framework's streams in them, by the least and the most that the published"
                        + " result has in any of its cells of JVMs that have seen many types. They don't add up. Those of Jackson 2 are of"
                        + " the module for Jackson 3, compared with Jackson 2.");
        notes.add(
                "The first allocation sample of each thread is left out: it carries all that the thread ever allocated.");
        notes.add("Wirespeed " + result.wirespeed() + ", recorded " + result.started() + ".");
        return notes;
    }

    private static String pid(FindResult result) {
        long pid = result.recordings().getLast().pid();
        return pid == 0 ? "<pid>" : "" + pid;
    }

    private static String next(FindResult result, Path file, List<Path> classFiles) {
        if (result.cpu().serialization().value() == 0) {
            return "No serialization was seen. Record while there is load, or longer: --for 2m";
        }
        if (result.classes().isEmpty() && !result.rootTypes().isEmpty()) {
            return nothingToGenerate(result.rootTypes());
        }
        if (result.classes().isEmpty() && Notes.hasCodecsInMappers(result.cpu(), result.stacks()) && !result.agent()) {
            return "Next: ./wirespeed find --pid " + pid(result) + " --agent says which classes have no codec yet.";
        }
        if (result.classes().isEmpty()) {
            return "Next: ./wirespeed check " + jar(result, classFiles)
                    + " --packages <those of what is converted> says which classes codecs can take over"
                    + whichTheyAre(result) + "; docs/find.md goes on from here.";
        }
        String packages = Candidates.packages(
                result.classes().stream().filter(ClassList::isServed).toList());
        if (packages.isEmpty()) {
            return "Codecs serve none of these classes as they are; docs/problems.md says what to do about each reason.";
        }
        String jar = jar(result, classFiles);
        return "Next: ./wirespeed generate " + jar + " --packages " + packages + " --into "
                + jar.replaceFirst("\\.jar$", "-fast.jar")
                + "; start that, and when it is warm: ./wirespeed find --pid <its pid>"
                + (result.agent() ? " --agent" : "")
                + " --before " + quoted(file.toString());
    }

    /** Why what an agent counted names no class to generate for: it has codecs, or is none of the application's. */
    private static String nothingToGenerate(List<RootType> types) {
        List<String> others = types.stream()
                .filter(type -> !type.library().equals(Library.WIRESPEED.title()))
                .map(RootType::type)
                .distinct()
                .toList();
        if (others.isEmpty() || !Candidates.of(types).isEmpty()) {
            return "Nothing to generate: no class of the application that was counted lacks a codec.";
        }
        return "Nothing to generate: codecs are for classes of the application, and what was counted is "
                + others.stream().limit(FEW).collect(Collectors.joining(", "))
                + (others.size() > FEW ? " and " + (others.size() - FEW) + " more" : "")
                + ". Where a class can stand for such a map or tree, it can have a codec.";
    }

    /** How to learn which classes are converted. */
    private static String whichTheyAre(FindResult result) {
        List<String> libraries =
                result.cpu().parts().stream().map(Part::library).distinct().toList();
        List<String> others = libraries.stream()
                .filter(library -> !Library.titled(library).isCounted())
                .toList();
        if (others.size() == libraries.size()) {
            return "; the callers above say where they are, since the agent does not count "
                    + String.join(", ", others);
        }
        return result.agent()
                ? "; the callers above say where they are, since the agent counted nothing: it knows calls of mappers, not"
                        + " of parsers and generators"
                : ", and find --pid " + pid(result) + " --agent which they are";
    }

    private static String quoted(String argument) {
        return argument.contains(" ") ? "'" + argument + "'" : argument;
    }

    /** The jar that was started: where it is, as the JVM's command line named it, or else a name to be replaced. */
    private static String jar(FindResult result, List<Path> classFiles) {
        String main = result.recordings().getLast().main();
        String jar = classFiles.stream()
                .filter(path -> path.endsWith(main))
                .map(Path::toString)
                .findFirst()
                .orElse(main);
        return jar.endsWith(".jar") && !jar.contains(" ") ? jar : "app.jar";
    }
}
