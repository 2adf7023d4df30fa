package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.cost.Assumptions;
import dev.wirespeed.lab.cost.CostText;
import dev.wirespeed.lab.cost.MeteredCost;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code wirespeed cost}. */
@Command(
        name = "cost",
        description = {
            "Computes the monthly cost of serialization, and prints every assumption and the arithmetic:",
            "cost = requests × CPU-seconds × price of a vCPU-hour ÷ utilisation + bytes × price of egress."
        },
        sortOptions = false,
        showDefaultValues = true,
        mixinStandardHelpOptions = true,
        versionProvider = Build.class,
        footer = {
            "",
            "Measure requests and CPU per request; the defaults are not based on measurements.",
            "docs/cost.md works through an example."
        })
final class CostCommand implements Callable<Integer> {

    private static final Set<String> MEASURED = Set.of(
            "--requests", "--share", "--cpu-now", "--cpu-after", "--bytes-now", "--bytes-after", "--reported-saving");

    private static final int TIMEOUT_MILLIS = 10_000;
    private static final int LONGEST = 64_000_000;

    private final Terminal terminal;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Option(
            names = "--meter",
            paramLabel = "<file or address>",
            description = "Takes everything but days and prices from a service's meter: from its endpoint, such as "
                    + "http://localhost:8080/actuator/serialization, or from a file with the endpoint's JSON.")
    private @Nullable String meter;

    @Option(
            names = "--requests",
            paramLabel = "<number>",
            defaultValue = "10M",
            converter = Quantity.Count.class,
            description = "Requests per day, such as 250k, 50M or 50,000,000.")
    private BigDecimal requests = BigDecimal.ZERO;

    @Option(
            names = "--share",
            paramLabel = "<part>",
            defaultValue = "100%",
            converter = Quantity.Part.class,
            description = "The fraction of the requests to consider, such as 80%%; the rest is left out.")
    private BigDecimal share = BigDecimal.ZERO;

    @Option(
            names = "--cpu-now",
            paramLabel = "<time>",
            defaultValue = "100us",
            converter = Quantity.Time.class,
            description = "CPU per request now, such as 4ms or 80us.")
    private BigDecimal cpuNow = BigDecimal.ZERO;

    @Option(
            names = "--cpu-after",
            paramLabel = "<time>",
            converter = Quantity.Time.class,
            description = "CPU per request after a change. Default: the same as now.")
    private @Nullable BigDecimal cpuAfter;

    @Option(
            names = "--bytes-now",
            paramLabel = "<size>",
            defaultValue = "0B",
            converter = Quantity.Size.class,
            description = "Bytes per request on the wire now, such as 900B, 20kB or 20KiB.")
    private BigDecimal bytesNow = BigDecimal.ZERO;

    @Option(
            names = "--bytes-after",
            paramLabel = "<size>",
            converter = Quantity.Size.class,
            description = "Bytes per request after a change. Default: the same as now.")
    private @Nullable BigDecimal bytesAfter;

    @Mixin
    private PriceOptions prices = new PriceOptions();

    @Option(
            names = "--egress",
            paramLabel = "<price>",
            defaultValue = "0.09",
            converter = Quantity.Price.class,
            description = "Price of a GB sent; about what cloud providers charge for traffic to the internet. 0 within"
                    + " one zone.")
    private BigDecimal egress = BigDecimal.ZERO;

    @Option(
            names = "--reported-saving",
            paramLabel = "<amount>",
            converter = Quantity.Price.class,
            description = "A reported monthly saving: does it follow from these figures, and what would it take?")
    private @Nullable BigDecimal reportedSaving;

    CostCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Assumptions assumptions = new Assumptions(
                requests,
                share,
                cpuNow,
                cpuAfter,
                bytesNow,
                bytesAfter,
                prices.days(),
                prices.vcpuHour(),
                prices.utilisation(),
                egress,
                prices.currency());
        terminal.out()
                .print(meter == null ? CostText.of(assumptions, given(), reportedSaving) : metered(meter, assumptions));
        return 0;
    }

    private String metered(String place, Assumptions assumptions) {
        Set<String> measured = new TreeSet<>(given());
        measured.retainAll(MEASURED);
        if (!measured.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "--meter says it: leave out " + String.join(", ", measured));
        }
        try {
            return MeteredCost.of(document(place), assumptions);
        } catch (IOException | IllegalArgumentException e) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--meter " + place + " can't be used: " + Objects.requireNonNullElse(e.getMessage(), e),
                    e);
        }
    }

    private static byte[] document(String place) throws IOException {
        if (!place.startsWith("http://") && !place.startsWith("https://")) {
            Path file = Path.of(place);
            if (!Files.isRegularFile(file)) {
                throw new IOException("there is no file " + file);
            }
            return Files.readAllBytes(file);
        }
        URLConnection connection = URI.create(place).toURL().openConnection();
        connection.setConnectTimeout(TIMEOUT_MILLIS);
        connection.setReadTimeout(TIMEOUT_MILLIS);
        connection.setRequestProperty("Accept", "application/json");
        try (InputStream answer = connection.getInputStream()) {
            byte[] document = answer.readNBytes(LONGEST + 1);
            if (document.length > LONGEST) {
                throw new IOException("it answers with more than " + LONGEST / 1_000_000 + " MB");
            }
            return document;
        } catch (FileNotFoundException e) {
            throw new IOException("nothing is there; a service exposes it with"
                    + " management.endpoints.web.exposure.include=serialization");
        }
    }

    private Set<String> given() {
        return spec.commandLine().getParseResult().matchedOptions().stream()
                .map(OptionSpec::longestName)
                .collect(Collectors.toSet());
    }
}
