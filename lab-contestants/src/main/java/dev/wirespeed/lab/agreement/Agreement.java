package dev.wirespeed.lab.agreement;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Format;
import dev.wirespeed.lab.contestant.Trait;
import dev.wirespeed.lab.workload.Oracle;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workload.Equality;
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
 *   <li>it rejects, with an exception, every document that was cut or whose structure is broken, if Jackson 3 does.
 * </ol>
 *
 * <p>Two values are equal as the workload's {@linkplain Workload#equality() equality} says; one that goes by documents also
 * wants the same classes in the same places.
 *
 * <p>Who writes another format than JSON must read back what it wrote, and reject documents that were cut. A format in which a
 * cut document is a whole one of another value, as in Protobuf between two fields, can't know: if what was read is written as
 * that very document, {@link Verdict#accepts} has {@link #CUT_BETWEEN_FIELDS}. Where nobody is
 * {@linkplain Workload#writeOnly() asked to read}, only what is written counts; where documents are {@linkplain Workload#given()
 * given}, only what is read, and who reads another format can't take part.
 *
 * <p>Documents that are not JSON but can be understood in one way only, such as one with text behind it, disqualify
 * nobody, since some libraries read them on purpose: {@link Verdict#accepts} lists them. A {@link Trait#FLOOR} does not
 * convert and is never asked.
 */
public final class Agreement {
    /** A document that was cut, where the format can't know. */
    public static final String CUT_BETWEEN_FIELDS = "cut between two fields";

    /** A document of a binary format with bytes behind it. */
    public static final String BYTES_BEHIND = "bytes behind the document";

    private static final JsonMapper ORACLE = JsonMapper.shared();
    private static final JsonMapper TREES = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final int LONGEST_MESSAGE = 240;

    private Agreement() {}

    /** Tries a contestant on every value of a workload; takes as long as a few dozen conversions. */
    public static <T> Verdict check(Contestant contestant, Workload<T> workload) {
        Attempt<T> attempt = new Attempt<>(workload);
        String reason;
        try {
            reason = attempt.run(contestant);
        } catch (CannotBindException e) {
            reason = e.getMessage();
        }
        return new Verdict(contestant.id(), workload.id(), reason, attempt.sameBytes, attempt.bytes, attempt.accepts);
    }

    /** One check as it goes on; {@link #run} returns the reason against the contestant, or null. */
    private static final class Attempt<T> {
        private final Workload<T> workload;
        private final Oracle oracle;
        private boolean sameBytes;
        private int bytes;
        private List<String> accepts = List.of();

        private Attempt(Workload<T> workload) {
            this.workload = workload;
            this.oracle = workload.oracle();
        }

        private @Nullable String run(Contestant contestant) throws CannotBindException {
            boolean floor = contestant.traits().contains(Trait.FLOOR);
            if (workload.generic() && !contestant.bindsGenericTypes()) {
                return "is told a class here, and " + workload.type().getSimpleName() + " does not say what is in it";
            }
            Binding<T, ?> binding;
            try {
                binding = contestant.bind(workload);
            } catch (RuntimeException | LinkageError | StackOverflowError e) {
                return "can't be set up: " + shortened(e);
            }
            boolean json = contestant.format().equals(Format.JSON);
            if (workload.readOnly() && !json) {
                return "reads no JSON, and these documents are given";
            }
            sameBytes = json && !workload.readOnly();
            for (T value : workload.values()) {
                String reason = step(binding, value, json, floor);
                if (reason != null) {
                    return reason;
                }
            }
            if (floor || workload.writeOnly()) {
                return null;
            }
            return json ? garbage(binding) : cuts(binding);
        }

        private @Nullable String step(Binding<T, ?> binding, T value, boolean json, boolean floor) {
            if (workload.readOnly()) {
                return readGiven(binding, value, floor);
            }
            return json ? convert(binding, value, floor) : readBack(binding, value);
        }

        private @Nullable String readGiven(Binding<T, ?> binding, T value, boolean floor) {
            byte[] document = workload.document(value);
            bytes = bytes == 0 ? document.length : bytes;
            return floor ? null : read(binding, document, value, "the given document");
        }

        private <M> @Nullable String convert(Binding<T, M> binding, T value, boolean floor) {
            byte[] expected = oracle.write(value);
            byte[] written;
            try {
                written = binding.write(binding.toModel(value));
            } catch (Exception | LinkageError | StackOverflowError e) {
                sameBytes = false;
                return "fails to write: " + shortened(e);
            }
            bytes = bytes == 0 ? written.length : bytes;
            boolean same = Arrays.equals(expected, written);
            sameBytes &= same;
            if (floor) {
                return null;
            }
            String reason = same ? null : compare(expected, written);
            if (workload.writeOnly()) {
                return reason;
            }
            reason = reason == null ? read(binding, written, value, "its own document") : reason;
            return reason != null || same ? reason : read(binding, expected, value, "the oracle's document");
        }

        private <M> @Nullable String readBack(Binding<T, M> binding, T value) {
            byte[] written;
            try {
                written = binding.write(binding.toModel(value));
            } catch (Exception | LinkageError | StackOverflowError e) {
                return "fails to write: " + shortened(e);
            }
            bytes = bytes == 0 ? written.length : bytes;
            return workload.writeOnly() ? null : read(binding, written, value, "its own document");
        }

        private <M> @Nullable String read(Binding<T, M> binding, byte[] document, T value, String which) {
            T read;
            try {
                read = binding.fromModel(binding.read(document));
            } catch (Exception | LinkageError | StackOverflowError e) {
                return "fails to read " + which + ": " + shortened(e);
            }
            boolean byDocument = workload.equality() == Equality.DOCUMENT;
            if (!byDocument && Objects.equals(value, read)) {
                return null;
            }
            String difference = difference(value, read);
            if (difference == null && byDocument) {
                return null;
            }
            return "reads " + which + " to another value: "
                    + (difference == null ? "equal as documents, but not by equals()" : difference);
        }

        /** Where the oracle's documents for two values differ; what a contestant made may be nothing that it can write. */
        private @Nullable String difference(T expected, @Nullable T actual) {
            String classes = Classes.difference(expected, actual);
            if (classes != null) {
                return classes;
            }
            try {
                return Differences.first(TREES.readTree(oracle.write(expected)), TREES.readTree(oracle.write(actual)));
            } catch (JacksonException | ClassCastException e) {
                return "Jackson 3 can't write it: " + shortened(e);
            }
        }

        private <M> @Nullable String cuts(Binding<T, M> binding) {
            byte[] document;
            try {
                document = binding.write(binding.toModel(workload.values().get(0)));
            } catch (Exception e) {
                return "writes once, but not twice: " + shortened(e);
            }
            List<String> broken = new ArrayList<>();
            List<String> sloppy = new ArrayList<>();
            for (Cuts.Cut cut : Cuts.of(document)) {
                if (accepts(binding, cut.bytes())) {
                    boolean whole = isWhole(binding, cut.bytes());
                    (whole ? sloppy : broken).add(whole ? CUT_BETWEEN_FIELDS : cut.name());
                }
            }
            if (accepts(binding, Cuts.garbage())) {
                broken.add("no document at all");
            }
            if (accepts(binding, Arrays.copyOf(document, document.length + 1))) {
                sloppy.add(BYTES_BEHIND);
            }
            accepts = sloppy.stream().distinct().toList();
            return broken.isEmpty() ? null : "accepts broken documents: " + String.join(", ", broken);
        }

        /** Whether a document is what is written for the value that is read from it. */
        private <M> boolean isWhole(Binding<T, M> binding, byte[] document) {
            try {
                return Arrays.equals(document, binding.write(binding.read(document)));
            } catch (Exception | LinkageError | StackOverflowError e) {
                return false;
            }
        }

        private @Nullable String garbage(Binding<T, ?> binding) {
            byte[] document = workload.document(workload.values().get(0));
            List<String> broken = new ArrayList<>();
            List<String> sloppy = new ArrayList<>();
            for (Garbage.Sample sample : Garbage.of(document)) {
                if (!oracleReads(sample.bytes()) && accepts(binding, sample.bytes())) {
                    (sample.broken() ? broken : sloppy).add(sample.name());
                }
            }
            accepts = sloppy;
            return broken.isEmpty() ? null : "accepts broken documents: " + String.join(", ", broken);
        }

        /** What the oracle reads is no garbage: another value where a property takes any, for example. */
        private boolean oracleReads(byte[] document) {
            try {
                ORACLE.readValue(document, ORACLE.constructType(workload.javaType()));
                return true;
            } catch (JacksonException e) {
                return false;
            }
        }
    }

    /** What is wrong with a document where another was expected, the order of properties aside; null if nothing is. */
    public static @Nullable String compare(byte[] expected, byte[] written) {
        JsonNode tree;
        try {
            tree = TREES.readTree(written);
        } catch (JacksonException e) {
            return "writes what is not JSON: " + e.getOriginalMessage();
        }
        String difference = Differences.first(TREES.readTree(expected), tree);
        return difference == null ? null : "writes another document: " + difference;
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

    private static String shortened(Throwable thrown) {
        String line = thrown.toString().lines().findFirst().orElse("");
        return line.length() <= LONGEST_MESSAGE ? line : line.substring(0, LONGEST_MESSAGE) + "\u2026";
    }
}
