package dev.wirespeed.lab.cost;

import dev.wirespeed.lab.report.Table;
import dev.wirespeed.lab.report.TextTable;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the conversions cost that the meter of a service has counted: the JSON of its endpoint {@code serialization}. */
public final class MeteredCost {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int MICROSECOND = 6;

    /** @param elapsed whether the time of a conversion stands for its CPU time */
    private record Row(String endpoint, Bill bill, BigDecimal requests, boolean elapsed) {}

    private final Assumptions prices;
    private final Amounts amounts;

    private MeteredCost(Assumptions prices) {
        this.prices = prices;
        this.amounts = new Amounts(prices.currency());
    }

    /**
     * Writes the endpoints, the dearest first, and what they cost together.
     *
     * @param prices of which only days and prices count
     * @throws IllegalArgumentException if it is not the meter's document
     */
    public static String of(byte[] document, Assumptions prices) {
        return new MeteredCost(prices).text(read(document));
    }

    private static JsonNode read(byte[] document) {
        JsonNode report;
        try {
            report = JSON.readTree(document);
        } catch (JacksonException e) {
            throw new IllegalArgumentException("it is no JSON: " + e.getOriginalMessage(), e);
        }
        if (!report.path("conversions").isArray() || !report.path("seconds").isNumber()) {
            throw new IllegalArgumentException(
                    "it is not what the actuator's endpoint \"serialization\" answers to Accept: application/json");
        }
        return report;
    }

    private String text(JsonNode report) {
        List<Row> rows = StreamSupport.stream(report.path("conversions").spliterator(), false)
                .map(this::row)
                .sorted(Comparator.comparing((Row row) -> row.bill().total()).reversed())
                .toList();
        if (rows.isEmpty()) {
            return "The meter has counted no conversion yet.\n";
        }
        StringBuilder text = new StringBuilder();
        text.append(TextTable.of(new Table(
                "Cost a month, by what was counted in "
                        + Amounts.rounded(report.path("seconds").decimalValue()) + " s",
                List.of("", "a day", "CPU each", "bytes each", "CPU", "egress", "together"),
                rows.stream().map(this::cells).toList(),
                true)));
        BigDecimal total = rows.stream().map(row -> row.bill().total()).reduce(BigDecimal.ZERO, BigDecimal::add);
        text.append('\n');
        if (rows.stream().anyMatch(Row::elapsed)) {
            text.append("* the time that passed: CPU time is not known, or not yet.\n");
        }
        return text.append("Together ")
                .append(amounts.money(total))
                .append(" a month, if it goes on like this.\n")
                .append("A vCPU-hour at ")
                .append(amounts.price(prices.vcpuHour()))
                .append(", vCPUs that work ")
                .append(Amounts.percent(prices.utilisation()))
                .append(" of their time, a GB of egress at ")
                .append(amounts.price(prices.gigabyte()))
                .append(", ")
                .append(Amounts.exact(prices.days()))
                .append(" days a month.\n")
                .toString();
    }

    /** CPU time where the platform tells it, else the time of the conversion. */
    private Row row(JsonNode conversions) {
        JsonNode cpu = conversions.path("cpuMicros");
        JsonNode micros = cpu.isNumber() ? cpu : conversions.path("micros").path("mean");
        boolean written = conversions.path("direction").asString("").equals("write");
        BigDecimal bytes = written ? decimal(conversions.path("bytes").path("mean")) : BigDecimal.ZERO;
        Assumptions of = new Assumptions(
                decimal(conversions.path("aDay")),
                BigDecimal.ONE,
                decimal(micros).movePointLeft(MICROSECOND),
                null,
                bytes,
                null,
                prices.days(),
                prices.vcpuHour(),
                prices.utilisation(),
                prices.gigabyte(),
                prices.currency());
        String name = conversions.path("method").asString("?") + " "
                + conversions.path("pattern").asString("?") + " "
                + conversions.path("direction").asString("?") + " "
                + conversions.path("format").asString("?");
        return new Row(name, of.now(), of.requests(), !cpu.isNumber());
    }

    private static BigDecimal decimal(@Nullable JsonNode number) {
        return number != null && number.isNumber() ? number.decimalValue() : BigDecimal.ZERO;
    }

    private List<String> cells(Row row) {
        Bill bill = row.bill();
        return List.of(
                row.endpoint(),
                Amounts.whole(row.requests()),
                Amounts.rounded(bill.cpuPerRequest().movePointRight(MICROSECOND)) + " µs" + (row.elapsed() ? "*" : ""),
                Amounts.whole(bill.bytesPerRequest()),
                amounts.money(bill.cpu()),
                amounts.money(bill.egress()),
                amounts.money(bill.total()));
    }
}
