package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import java.io.Console;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine;
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
                (exception, ignored) -> complain(message(exception) + suggestion(exception), terminal.err()));
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

    private static String suggestion(ParameterException exception) {
        return exception instanceof UnmatchedArgumentException unmatched
                ? unmatched.getSuggestions().stream()
                        .findFirst()
                        .map(suggestion -> "; did you mean '" + suggestion + "'?")
                        .orElse("")
                : "";
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
