package dev.wirespeed.lab.find;

import dev.wirespeed.generate.Verdict.Reason;
import dev.wirespeed.lab.cost.CoresCost;
import dev.wirespeed.lab.find.FindResult.Candidate;
import dev.wirespeed.lab.report.Numbers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The list of the classes to put {@code @Wire} on, in words. */
final class ClassList {

    private ClassList() {}

    /**
     * Such as {@code com.acme.Order: 0.36 cores, USD 20.74 a month; a codec writes and reads it}, with the first reason why
     * that is not all.
     */
    static List<String> lines(FindResult result) {
        CoresCost cost = FindTables.cost(result);
        return result.classes().stream()
                .map(candidate -> Stream.of(worth(candidate, cost), codecs(candidate))
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining("; ", candidate.type() + ": ", ""))
                        .replaceFirst(": $", ""))
                .toList();
    }

    static List<String> numbered(FindResult result, int most) {
        List<String> lines = lines(result);
        return IntStream.range(0, Math.min(most, lines.size()))
                .mapToObj(place -> place + 1 + ". " + lines.get(place))
                .toList();
    }

    private static String worth(Candidate candidate, CoresCost cost) {
        return candidate.cores() == null
                ? ""
                : (candidate.atMost() ? "at most " : "") + Numbers.plain(candidate.cores()) + " cores, "
                        + cost.aMonth(candidate.cores()) + " a month";
    }

    private static String codecs(Candidate candidate) {
        if (candidate.codecs() == null) {
            return "";
        }
        String more = candidate.reasons().size() > 1
                ? " (and " + (candidate.reasons().size() - 1) + " more: ./wirespeed check)"
                : "";
        return candidate.codecs().meaning()
                + candidate.reasons().stream()
                        .limit(1)
                        .map(ClassList::reason)
                        .collect(Collectors.joining("", candidate.reasons().isEmpty() ? "" : ". ", more));
    }

    private static String reason(Reason reason) {
        return (reason.id().isEmpty() ? "" : reason.id() + ": ") + reason.text().replace("\n", " ");
    }

    /** Whether a codec does any of the work, as far as is known. */
    static boolean isServed(Candidate candidate) {
        return candidate.codecs() == null || candidate.codecs().isServed();
    }

    /** How to learn what codecs can do for those whose class files were not at hand. */
    static Optional<String> unknown(List<Candidate> candidates) {
        List<Candidate> unknown = candidates.stream()
                .filter(candidate -> candidate.codecs() == null)
                .toList();
        return unknown.isEmpty()
                ? Optional.empty()
                : Optional.of("What codecs can do for " + (unknown.size() == candidates.size() ? "them" : "the others")
                        + ": ./wirespeed check <their jar> --packages " + Candidates.packages(unknown));
    }
}
