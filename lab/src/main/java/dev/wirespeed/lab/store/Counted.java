package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the meter has counted of an endpoint in one direction.
 *
 * @param direction {@code read} or {@code write}
 * @param micros of all conversions together
 * @param bytes of all of them together
 * @param responseMicros of all responses together; 0 if they are not known
 */
record Counted(
        String method,
        String pattern,
        String direction,
        long count,
        long failures,
        double micros,
        double bytes,
        double responseMicros) {

    /**
     * Reads what the actuator's endpoint {@code serialization} answers.
     *
     * @throws LabException if that is something else
     */
    static List<Counted> parse(String json) {
        try {
            JsonNode conversions = JsonMapper.shared().readTree(json).required("conversions");
            return StreamSupport.stream(conversions.spliterator(), false)
                    .map(Counted::of)
                    .toList();
        } catch (JacksonException e) {
            throw new LabException("the meter's report can't be read: " + e.getOriginalMessage());
        }
    }

    private static Counted of(JsonNode row) {
        long count = row.required("count").asLong();
        double micros = count * row.required("micros").required("mean").asDouble();
        double share = row.path("share").asDouble(0);
        return new Counted(
                row.required("method").asString(),
                row.required("pattern").asString(),
                row.required("direction").asString(),
                count,
                row.required("failures").asLong(),
                micros,
                count * row.required("bytes").required("mean").asDouble(),
                share == 0 ? 0 : micros / share);
    }

    /** Without what had been counted earlier. */
    Counted since(List<Counted> earlier) {
        Optional<Counted> same =
                earlier.stream().filter(each -> each.isOfSame(this)).findFirst();
        return same.map(this::minus).orElse(this);
    }

    boolean isOf(Target target) {
        return method.equals(target.method()) && pattern.equals(target.pattern());
    }

    private boolean isOfSame(Counted other) {
        return method.equals(other.method) && pattern.equals(other.pattern) && direction.equals(other.direction);
    }

    private Counted minus(Counted other) {
        return new Counted(
                method,
                pattern,
                direction,
                count - other.count,
                failures - other.failures,
                micros - other.micros,
                bytes - other.bytes,
                responseMicros - other.responseMicros);
    }
}
