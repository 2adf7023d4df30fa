package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.store.SpeedResult.Converted;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Predicate;

/** A JVM without a server that converts what the cached answers convert, whenever it is told to. */
final class ConversionsAlone implements AutoCloseable {

    private static final String READY = "ready";
    private static final String ANSWER = "conversion ";

    /** Stands before a pattern that the second mapper of a JVM is to convert. */
    private static final String BY_JACKSON = "jackson:";

    private final List<Variant> variants;
    private final Process process;
    private final Writer orders;
    private final BufferedReader output;
    private final Path log;

    private ConversionsAlone(List<Variant> variants, Process process, Path log) {
        this.variants = variants;
        this.process = process;
        orders = process.outputWriter(StandardCharsets.UTF_8);
        output = process.inputReader(StandardCharsets.UTF_8);
        this.log = log;
    }

    /**
     * Starts it, and waits until it is warm.
     *
     * @param variants that it converts by
     * @param log where all goes that the application prints
     */
    static ConversionsAlone start(List<Variant> variants, List<String> command, Path log) {
        try {
            Files.deleteIfExists(log);
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            ConversionsAlone alone = new ConversionsAlone(variants, process, log);
            alone.await(READY::equals);
            return alone;
        } catch (IOException e) {
            throw new LabException("the store's conversions could not be started: " + e.getMessage());
        }
    }

    List<Variant> variants() {
        return variants;
    }

    /** Has it convert what an endpoint answers for some seconds. */
    Converted run(int round, Framework framework, Variant variant, Target target, double seconds) {
        String mapper = variant == Variant.JACKSON_OF_TWO ? BY_JACKSON : "";
        try {
            orders.write(mapper + target.pattern() + " " + seconds + "\n");
            orders.flush();
            return parse(round, framework, variant.hasCodecs(), target, await(line -> line.startsWith(ANSWER)));
        } catch (IOException e) {
            throw failed();
        }
    }

    /** The first such line; those before it go to the log. */
    private String await(Predicate<String> expected) throws IOException {
        try (Writer others = Files.newBufferedWriter(log, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            String line = output.readLine();
            while (line != null && !expected.test(line)) {
                others.write(line + "\n");
                line = output.readLine();
            }
            if (line == null) {
                throw failed();
            }
            return line;
        } catch (IOException | LabException e) {
            close();
            throw e;
        }
    }

    private LabException failed() {
        return new LabException("the store's conversions failed; all that they said is in " + log);
    }

    /** From what it says of a pattern: how many conversions, and of them all the seconds of CPU and the bytes. */
    static Converted parse(int round, Framework framework, boolean codecs, Target target, String answer) {
        String[] parts = answer.split(" ", -1);
        return new Converted(
                round,
                framework,
                codecs,
                target.toString(),
                Long.parseLong(parts[2]),
                Long.parseLong(parts[4]),
                Double.parseDouble(parts[3]));
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
