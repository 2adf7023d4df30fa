package dev.wirespeed.spring.report;

import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.Payload;
import dev.wirespeed.spring.report.Report.Advice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Gives advice about an endpoint that is worth a look. */
final class Adviser {

    /** A part with a smaller fraction of a body's bytes is not worth mentioning. */
    private static final double LARGE_PART = 0.15;

    private static final int MOST_PARTS = 3;

    private final Thresholds thresholds;
    private final CodecUse codecs;

    Adviser(Thresholds thresholds, CodecUse codecs) {
        this.thresholds = thresholds;
        this.codecs = codecs;
    }

    /** Whether codecs do the work for all types seen. */
    boolean isByCodecs(Conversions of) {
        return !of.types().isEmpty()
                && of.types().stream()
                        .allMatch(type -> codecs.whyNot(type, of.direction()).isEmpty());
    }

    List<Advice> advise(Conversions of, Verdict verdict, double cpuCost, double bytesEach) {
        if (verdict == Verdict.LEAVE) {
            return List.of();
        }
        List<Advice> advice = new ArrayList<>();
        if (of.direction() == Direction.WRITE) {
            of.payload().filter(each -> hasTooMuch(each, bytesEach)).ifPresent(each -> advice.add(less(each)));
        }
        List<String> reasons = of.types().stream()
                .sorted(Comparator.comparing(Class::getName))
                .flatMap(type -> codecs.whyNot(type, of.direction()).stream().map(why -> reason(of, type, why)))
                .toList();
        for (int i = 0; i < reasons.size(); i++) { // the estimate is of all together
            advice.add(i == 0 ? codecs(of, reasons.get(i), cpuCost) : new Advice(reasons.get(i)));
        }
        if (isByCodecs(of)) {
            advice.add(new Advice("Codecs do this already. What is left is the data, and what getters load."));
        }
        if (verdict == Verdict.BINARY) {
            advice.add(new Advice("So often that a binary format pays between your own services."));
        }
        return advice;
    }

    private boolean hasTooMuch(Payload payload, double bytesEach) {
        return bytesEach > thresholds.largeBody().toBytes() || payload.objects() > thresholds.manyObjects();
    }

    private static Advice less(Payload payload) {
        String parts = String.join(", ", largest(payload).toList());
        return new Advice("Much data: " + payload.objects() + " objects"
                + (parts.isEmpty() ? "" : ", and " + parts)
                + ". Leave out what callers don't need, by a view (@JsonView), a DTO, or fields that they ask for.");
    }

    /** The largest parts, without those that are all of their parent. */
    private static Stream<String> largest(Payload payload) {
        double all = Math.max(1, payload.root().bytes());
        return below("", payload.root())
                .filter(each ->
                        each.node().bytes() >= LARGE_PART * all && each.node().bytes() < 0.9 * all)
                .sorted(Comparator.comparingInt((Place each) -> each.node().bytes())
                        .reversed())
                .limit(MOST_PARTS)
                .map(each -> String.format(
                        Locale.ROOT,
                        "%.0f %% of the bytes are %s",
                        100 * each.node().bytes() / all,
                        each.path()));
    }

    private record Place(String path, Payload.Node node) {}

    private static Stream<Place> below(String path, Payload.Node node) {
        return node.parts().stream().flatMap(part -> {
            String name =
                    part.name().equals("[]") ? path + "[]" : path.isEmpty() ? part.name() : path + "." + part.name();
            return Stream.concat(Stream.of(new Place(name, part)), below(name, part));
        });
    }

    private static String reason(Conversions of, Class<?> type, String why) {
        return type.getName() + " is " + (of.direction() == Direction.WRITE ? "written" : "read") + " by Jackson: "
                + why;
    }

    private static Advice codecs(Conversions of, String reason, double cpuCost) {
        Estimate estimate = Estimate.of(of.direction());
        return new Advice(reason, estimate.saving(cpuCost), estimate.source());
    }
}
