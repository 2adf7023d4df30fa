package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Suggestion;
import java.io.Console;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line. */
public final class Main {

    private static final int FAILED = 1;

    private Main() {}

    public static void main(String[] arguments) {
        Locale.setDefault(Locale.ROOT);
        boolean interactive =
                Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
        System.exit(run(new Terminal(System.out, System.err, interactive), arguments));
    }

    /** Runs one command; whatever goes wrong is one line. */
    static int run(Terminal terminal, String... arguments) {
        CommandLine line = commands(terminal);
        line.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
        line.setParameterExceptionHandler(
                (exception, ignored) -> complain(message(exception) + advice(exception), terminal.err()));
        line.setExecutionExceptionHandler(
                (exception, command, parsed) -> complain(describe(exception), terminal.err()));
        return line.execute(arguments);
    }

    /** All commands. */
    static CommandLine commands(Terminal terminal) {
        CommandLine lab = new CommandLine(new LabCommand(terminal))
                .addSubcommand(new ListCommand(terminal))
                .addSubcommand(new RunCommand(terminal))
                .addSubcommand(new CompareCommand(terminal))
                .addSubcommand(new SustainedCommand(terminal))
                .addSubcommand(new StartupCommand(terminal))
                .addSubcommand(new ReportCommand(terminal))
                .addSubcommand(new DiffCommand(terminal))
                .addSubcommand(new ExportCommand(terminal))
                .addSubcommand(new ServeCommand(terminal))
                .addSubcommand(new VerifyTrustCommand(terminal));
        return new CommandLine(new WirespeedCommand())
                .addSubcommand(new FindCommand(terminal))
                .addSubcommand(new GenerateCommand(terminal))
                .addSubcommand(new CheckCommand(terminal))
                .addSubcommand(lab)
                .addSubcommand(new XrayCommand(terminal))
                .addSubcommand(new CostCommand(terminal))
                .addSubcommand(new StoreCommand(terminal));
    }

    /** What may have been meant, or else where all is said. */
    private static String advice(ParameterException exception) {
        CommandSpec command = exception.getCommandLine().getCommandSpec();
        String help = "; './" + command.qualifiedName() + " --help' lists what there is";
        if (exception instanceof UnmatchedArgumentException unmatched) {
            Set<String> known = new TreeSet<>(command.subcommands().keySet());
            known.addAll(command.optionsMap().keySet());
            return Suggestion.closest(unmatched.getUnmatched().get(0).replaceFirst("=.*", ""), known)
                    .map(meant -> "; did you mean '" + meant + "'?")
                    .orElse(help);
        }
        return exception instanceof MissingParameterException ? help : "";
    }

    private static String describe(Exception exception) {
        return exception instanceof LabException ? message(exception) : "unexpected error: " + exception;
    }

    private static String message(Exception exception) {
        return Objects.requireNonNullElse(exception.getMessage(), exception.toString());
    }

    private static int complain(String message, PrintStream err) {
        err.println("wirespeed: " + message.lines().findFirst().orElse(message));
        return FAILED;
    }
}
