package dev.wirespeed.lab.agreement;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Trait;
import dev.wirespeed.lab.workload.Workload;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Decides who may be timed: only those who do the same work.
 *
 * <p>A contestant agrees on a workload if, for every value,
 *
 * <ol>
 *   <li>it reads what it wrote back to an equal value;
 *   <li>it writes the document that Jackson 3's default mapper writes: the same names, values, nulls and order of
 *       elements, in any order of properties, with numbers equal by value;
 *   <li>it reads Jackson's bytes to an equal value;
 *   <li>it rejects, with an exception, every document that was cut or whose structure is broken.
 * </ol>
 *
 * <p>Documents that are not JSON but can be understood in one way only, such as one with text behind it, disqualify
 * nobody, since some libraries read them on purpose: {@link Verdict#accepts} lists them. A {@link Trait#FLOOR} does not
 * convert and is never asked.
 */
public final class Agreement {
    private static final JsonMapper ORACLE = JsonMapper.shared();
    private static final JsonMapper TREES = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Agreement() {}

    /** Tries a contestant on every value of a workload; takes as long as a few dozen conversions. */
    public static <T> Verdict check(Contestant contestant, Workload<T> workload) {
        Attempt attempt = new Attempt();
        String reason;
        try {
            reason = attempt.run(contestant, workload);
        } catch (CannotBindException e) {
            reason = e.getMessage();
        }
        return new Verdict(contestant.id(), workload.id(), reason, attempt.sameBytes, attempt.bytes, attempt.accepts);
    }

    /** One check as it goes on; {@link #run} returns the reason against the contestant, or null. */
    private static final class Attempt {
        private boolean sameBytes;
        private int bytes;
        private List<String> accepts = List.of();

        private <T> @Nullable String run(Contestant contestant, Workload<T> workload) throws CannotBindException {
            boolean floor = contestant.traits().contains(Trait.FLOOR);
            Binding<T, ?> binding;
            try {
                binding = contestant.bind(workload);
            } catch (RuntimeException | LinkageError e) {
                return "can't be set up: " + e;
            }
            sameBytes = true;
            for (T value : workload.values()) {
                String reason = convert(binding, value, floor);
                if (reason != null) {
                    return reason;
                }
            }
            return floor
                    ? null
                    : garbage(
                            binding, ORACLE.writeValueAsBytes(workload.values().get(0)));
        }

        private <T, M> @Nullable String convert(Binding<T, M> binding, T value, boolean floor) {
            byte[] expected = ORACLE.writeValueAsBytes(value);
            byte[] written;
            try {
                written = binding.write(binding.toModel(value));
            } catch (Exception | LinkageError e) {
                sameBytes = false;
                return "fails to write: " + e;
            }
            bytes = bytes == 0 ? written.length : bytes;
            boolean same = Arrays.equals(expected, written);
            sameBytes &= same;
            if (floor) {
                return null;
            }
            String reason = same ? null : compare(expected, written);
            reason = reason == null ? read(binding, written, value, "its own document") : reason;
            return reason != null || same ? reason : read(binding, expected, value, "the oracle's document");
        }

        private <T, M> @Nullable String garbage(Binding<T, M> binding, byte[] document) {
            List<String> broken = new ArrayList<>();
            List<String> sloppy = new ArrayList<>();
            for (Garbage.Sample sample : Garbage.of(document)) {
                if (accepts(binding, sample.bytes())) {
                    (sample.broken() ? broken : sloppy).add(sample.name());
                }
            }
            accepts = sloppy;
            return broken.isEmpty() ? null : "accepts broken documents: " + String.join(", ", broken);
        }
    }

    private static @Nullable String compare(byte[] expected, byte[] written) {
        JsonNode tree;
        try {
            tree = TREES.readTree(written);
        } catch (JacksonException e) {
            return "writes what is not JSON: " + e.getOriginalMessage();
        }
        String difference = Differences.first(TREES.readTree(expected), tree);
        return difference == null ? null : "writes another document: " + difference;
    }

    private static <T, M> @Nullable String read(Binding<T, M> binding, byte[] document, T value, String which) {
        T read;
        try {
            read = binding.fromModel(binding.read(document));
        } catch (Exception | LinkageError e) {
            return "fails to read " + which + ": " + e;
        }
        if (Objects.equals(value, read)) {
            return null;
        }
        String difference = Differences.first(TREES.valueToTree(value), TREES.valueToTree(read));
        return "reads " + which + " to another value: "
                + (difference == null ? "equal as documents, but not by equals()" : difference);
    }

    // Whatever is thrown is a rejection, an error of the virtual machine included: the document was not read.
    private static boolean accepts(Binding<?, ?> binding, byte[] document) {
        try {
            binding.read(document);
            return true;
        } catch (Exception | LinkageError | StackOverflowError e) {
            return false;
        }
    }
}
