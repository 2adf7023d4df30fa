package dev.wirespeed.lab.find;

import dev.wirespeed.generate.Verdict.Reason;
import dev.wirespeed.lab.find.FindResult.Candidate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The list of the classes to put {@code @Wire} on, in words. */
final class ClassList {

    private ClassList() {}

    /** Such as {@code com.acme.Order: a codec writes and reads it}, with the first reason why that is not all. */
    static List<String> lines(List<Candidate> candidates) {
        return candidates.stream().map(ClassList::line).toList();
    }

    static List<String> numbered(List<Candidate> candidates, int most) {
        List<String> lines = lines(candidates);
        return IntStream.range(0, Math.min(most, lines.size()))
                .mapToObj(place -> place + 1 + ". " + lines.get(place))
                .toList();
    }

    private static String line(Candidate candidate) {
        if (candidate.codecs() == null) {
            return candidate.type();
        }
        String more = candidate.reasons().size() > 1
                ? " (and " + (candidate.reasons().size() - 1) + " more: ./wirespeed check)"
                : "";
        return candidate.type() + ": " + candidate.codecs().meaning()
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
