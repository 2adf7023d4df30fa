package dev.wirespeed.lab.find;

import dev.wirespeed.lab.find.FindResult.RootType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A conversion of one type in one direction, by what agents counted in two runs.
 *
 * @param library which did it then, and which does it now if that is another
 * @param count conversions of the earlier run
 * @param isCpu whether the times are of CPU; else they are elapsed, since one of the runs knows no other
 * @param microsBefore each, above 0
 * @param microsNow each
 */
record Conversion(
        String type,
        String direction,
        String library,
        long count,
        boolean isCpu,
        double microsBefore,
        double microsNow) {

    /** Those that both runs timed, first what took most in the earlier one; whoever called them, and whichever library it was. */
    static List<Conversion> ofBoth(List<RootType> before, List<RootType> now) {
        Map<List<String>, List<RootType>> then = byTypeAndDirection(before);
        Map<List<String>, List<RootType>> since = byTypeAndDirection(now);
        List<Conversion> both = new ArrayList<>();
        then.forEach((key, types) -> {
            Conversion conversion = of(types, since.getOrDefault(key, List.of()));
            if (conversion != null) {
                both.add(conversion);
            }
        });
        both.sort(Comparator.comparingDouble((Conversion one) -> one.count * one.microsBefore)
                .reversed());
        return both;
    }

    /** What the earlier run's conversions would take now, as a part of what they took. */
    static double ofTheTime(List<Conversion> conversions) {
        double then = conversions.stream()
                .mapToDouble(one -> one.count * one.microsBefore)
                .sum();
        double now = conversions.stream()
                .mapToDouble(one -> one.count * one.microsNow)
                .sum();
        return now / then;
    }

    private static Map<List<String>, List<RootType>> byTypeAndDirection(List<RootType> types) {
        return types.stream()
                .collect(Collectors.groupingBy(
                        type -> List.of(type.type(), type.direction()), LinkedHashMap::new, Collectors.toList()));
    }

    private static @Nullable Conversion of(List<RootType> before, List<RootType> now) {
        Double cpuBefore = each(before, RootType::cpuMicros);
        Double cpuNow = each(now, RootType::cpuMicros);
        boolean isCpu = cpuBefore != null && cpuNow != null;
        Double microsBefore = isCpu ? cpuBefore : each(before, RootType::wallMicros);
        Double microsNow = isCpu ? cpuNow : each(now, RootType::wallMicros);
        if (microsBefore == null || microsBefore <= 0 || microsNow == null) {
            return null;
        }
        RootType first = before.getFirst();
        long count = before.stream().mapToLong(RootType::count).sum();
        return new Conversion(
                first.type(),
                first.direction(),
                library(libraries(before), libraries(now)),
                count,
                isCpu,
                microsBefore,
                microsNow);
    }

    /** The mean of those that are known, weighed by their counts; null if none is. */
    private static @Nullable Double each(List<RootType> types, Function<RootType, @Nullable Double> micros) {
        double sum = 0;
        long count = 0;
        for (RootType type : types) {
            Double one = micros.apply(type);
            if (one != null) {
                sum += one * type.count();
                count += type.count();
            }
        }
        return count == 0 ? null : sum / count;
    }

    private static String library(String before, String now) {
        return now.equals(before) ? before : before + ", now " + now;
    }

    private static String libraries(List<RootType> types) {
        return types.stream().map(RootType::library).distinct().collect(Collectors.joining(", "));
    }
}
