package dev.wirespeed.spring.report;

import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.Payload;
import dev.wirespeed.spring.report.CodecUse.Reason;
import dev.wirespeed.spring.report.Report.Advice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Gives advice about the endpoints of one report. */
final class Adviser {

    /** A part with a smaller fraction of a body's bytes is not worth mentioning. */
    private static final double LARGE_PART = 0.15;

    /** What has a part with a larger fraction of its bytes says less than that part. */
    private static final double NEARLY_ALL = 0.9;

    private static final int MOST_PARTS = 3;

    private static final Optional<Reason> ELSEWHERE =
            Optional.of(new Reason("codecs only work in Spring's converters of JSON with Jackson", false));

    private final Thresholds thresholds;
    private final CodecUse codecs;
    private final Map<Question, Optional<Reason>> answers = new HashMap<>();

    private record Question(Class<?> type, Direction direction) {}

    Adviser(Thresholds thresholds, CodecUse codecs) {
        this.thresholds = thresholds;
        this.codecs = codecs;
    }

    /**
     * The conversions of an endpoint.
     *
     * @param converters the types of the values, and what converts them
     * @param bytes the mean size
     * @param cost what they cost per month
     * @param ownCost the part of it that codecs can make smaller: their CPU without the socket's
     */
    record Work(
            Direction direction,
            Map<Class<?>, Converter> converters,
            @Nullable Payload payload,
            double bytes,
            double cost,
            double ownCost) {}

    /** What is said about a type that codecs leave to others. */
    private record Left(String sentence, boolean isAllJackson) {}

    /** Whether codecs do the work for all types seen. */
    boolean isByCodecs(Work work) {
        return !work.converters.isEmpty() && left(work).isEmpty();
    }

    List<Advice> advise(Work work, Verdict verdict) {
        if (verdict == Verdict.LEAVE) {
            return isByCodecs(work) ? List.of(new Advice("Codecs do this already.")) : List.of();
        }
        List<Advice> advice = new ArrayList<>();
        if (work.direction == Direction.WRITE && work.payload != null && hasTooMuch(work.payload, work.bytes)) {
            advice.add(less(work.payload, work.cost));
        }
        List<Left> left = left(work);
        advice.addAll(codecs(work, left));
        if (left.isEmpty() && !work.converters.isEmpty()) {
            advice.add(new Advice("Codecs do this already. What is left is the data, and what getters load."));
        }
        if (verdict == Verdict.BINARY) {
            advice.add(new Advice("So often that a binary format pays between your own services."));
        }
        return advice;
    }

    /** The estimate is of all types together. */
    private List<Advice> codecs(Work work, List<Left> left) {
        boolean isAllJackson =
                left.size() == work.converters.size() && left.stream().allMatch(Left::isAllJackson);
        Estimate estimate = Estimate.of(work.direction);
        List<Advice> advice = new ArrayList<>();
        for (Left each : left) {
            advice.add(
                    isAllJackson && advice.isEmpty()
                            ? new Advice(each.sentence, estimate.saving(work.ownCost), estimate.source())
                            : new Advice(each.sentence));
        }
        return advice;
    }

    private List<Left> left(Work work) {
        List<Left> left = new ArrayList<>();
        work.converters.entrySet().stream()
                .sorted(Comparator.comparing(each -> each.getKey().getName()))
                .forEach(each -> whyNot(each.getKey(), each.getValue(), work.direction)
                        .ifPresent(why -> left.add(new Left(
                                sentence(each.getKey(), each.getValue(), work.direction) + why.text(),
                                why.isAllJackson()))));
        return left;
    }

    private Optional<Reason> whyNot(Class<?> type, Converter converter, Direction direction) {
        return converter.usesCodecs()
                ? answers.computeIfAbsent(
                        new Question(type, direction), asked -> codecs.whyNot(asked.type, asked.direction))
                : ELSEWHERE;
    }

    private static String sentence(Class<?> type, Converter converter, Direction direction) {
        return type.getName() + " is " + (direction == Direction.WRITE ? "written" : "read") + " by "
                + (converter.usesCodecs() ? "Jackson" : converter.type().getName()) + ": ";
    }

    private boolean hasTooMuch(Payload payload, double bytesEach) {
        return bytesEach > thresholds.largeBody().toBytes() || payload.objects() > thresholds.manyObjects();
    }

    private static Advice less(Payload payload, double cost) {
        double all = Math.max(1, payload.root().bytes());
        List<Place> largest = largest(payload, all);
        String parts = largest.stream()
                .map(each -> String.format(
                        Locale.ROOT,
                        "%.0f %% of the bytes are %s",
                        100 * each.node().bytes() / all,
                        each.path()))
                .collect(Collectors.joining(", "));
        String text = "Much data: " + payload.objects() + " objects"
                + (parts.isEmpty() ? "" : ", and " + parts)
                + ". Leave out what callers don't need, by a view (@JsonView), a DTO, or fields that they ask for.";
        return largest.isEmpty() ? new Advice(text) : withoutPart(text, largest.get(0), all, cost);
    }

    private static Advice withoutPart(String text, Place part, double all, double cost) {
        double share = part.node().bytes() / all;
        return new Advice(
                text,
                share * cost,
                String.format(
                        Locale.ROOT,
                        "one body: without %s it has %.0f %% fewer bytes, which would take as much less time. Getters that"
                                + " load these from a database take more than others.",
                        part.path(),
                        100 * share));
    }

    /** The largest parts, without those that are nearly all of the body, or nearly all one part. */
    private static List<Place> largest(Payload payload, double all) {
        return below("", payload.root())
                .filter(each ->
                        each.node().bytes() >= LARGE_PART * all && each.node().bytes() < NEARLY_ALL * all)
                .filter(each -> each.node().parts().stream()
                        .noneMatch(
                                part -> part.bytes() >= NEARLY_ALL * each.node().bytes()))
                .sorted(Comparator.comparingInt((Place each) -> each.node().bytes())
                        .reversed())
                .limit(MOST_PARTS)
                .toList();
    }

    private record Place(String path, Payload.Node node) {}

    private static Stream<Place> below(String path, Payload.Node node) {
        return node.parts().stream().flatMap(part -> {
            String name =
                    part.name().equals("[]") ? path + "[]" : path.isEmpty() ? part.name() : path + "." + part.name();
            return Stream.concat(Stream.of(new Place(name, part)), below(name, part));
        });
    }
}
