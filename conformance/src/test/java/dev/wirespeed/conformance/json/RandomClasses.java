package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.generator.Fixture;
import dev.wirespeed.conformance.generator.Fixtures;
import dev.wirespeed.conformance.json.Compiled.Message;
import dev.wirespeed.runtime.CodecOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Compiles fixtures, a batch at a time, and holds each to what Jackson makes of it. */
final class RandomClasses {
    private static final int BATCH = 50;
    private static final int THREADS =
            Integer.getInteger("wirespeed.classes.threads", Runtime.getRuntime().availableProcessors());

    /** How many failures are worth the time that it takes to make them smaller. */
    private static final int SHRUNK = Integer.getInteger("wirespeed.classes.shrunk", 3);

    /** Problems that a class may have although Jackson copes with it; docs/jackson.md and docs/problems.md say why. */
    private static final Set<String> ON_PURPOSE = Set.of("WS018", "WS028");

    private static final Pattern WITHOUT_PLACES = Pattern.compile("@JsonUnwrapped|@JsonAny[GS]etter|defaultImpl");
    private static final Pattern IGNORED = Pattern.compile("@JsonIgnore|@JsonIncludeProperties");
    private static final Pattern CREATOR = Pattern.compile("\\brecord\\b|@JsonCreator|@JsonPOJOBuilder");

    private final long seed;
    private final int values;
    private final IntFunction<CodecOptions> options;
    private final Tally tally = new Tally();
    private final List<String> failures = new ArrayList<>();
    private final AtomicInteger described = new AtomicInteger();

    /**
     * @param values to be tried of each class
     * @param options of each batch
     */
    RandomClasses(long seed, int values, IntFunction<CodecOptions> options) {
        this.options = options;
        this.seed = seed;
        this.values = values;
    }

    Tally tally() {
        return tally;
    }

    List<String> failures() {
        return failures;
    }

    /** Runs batches side by side. */
    void run(int from, int to) {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        List<Callable<Void>> batches = new ArrayList<>();
        for (int first = from; first < to; first += BATCH) {
            int begin = first;
            int end = Math.min(first + BATCH, to);
            batches.add(() -> {
                runAndReport(begin, end, to - from > BATCH && values > 1_000);
                return null;
            });
        }
        try {
            for (Future<Void> batch : threads.invokeAll(batches)) {
                batch.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        } finally {
            threads.shutdownNow();
        }
    }

    /** @param told whether to say how it went, since a run of hours should be seen to get on */
    private void runAndReport(int from, int to, boolean told) {
        List<Fixture> batch = IntStream.range(from, to)
                .mapToObj(i -> Fixtures.of(seed, i))
                .filter(this::hasOracle)
                .toList();
        if (batch.isEmpty()) {
            return;
        }
        List<String> found = new ArrayList<>();
        run(batch).forEach((fixture, problem) -> found.add(printable(describe(fixture, problem))));
        synchronized (failures) {
            failures.addAll(found);
            if (told) {
                found.forEach(System.out::println);
                System.out.printf("Random classes %,d to %,d: %d differ%n", from, to - 1, found.size());
            }
        }
    }

    /** Whether Jackson has what the fixture asks for; docs/positional.md says what it has not where objects are arrays. */
    private boolean hasOracle(Fixture fixture) {
        return !optionsOf(fixture).isPositional()
                || !WITHOUT_PLACES.matcher(fixture.source()).find()
                        && !(IGNORED.matcher(fixture.source()).find()
                                && CREATOR.matcher(fixture.source()).find());
    }

    /** Random texts hold characters that reports of tests are cut at. */
    static String printable(String text) {
        return text.codePoints()
                .mapToObj(c -> c == '\n' || (c >= ' ' && c < 127) ? Character.toString(c) : "\\u{%x}".formatted(c))
                .collect(Collectors.joining());
    }

    private String describe(Fixture fixture, String problem) {
        Fixture smaller = described.getAndIncrement() < SHRUNK && !problem.startsWith("Source")
                ? Shrinker.smallest(fixture, f -> isWrong(f, problem))
                : fixture;
        String what =
                new RandomClasses(seed, values, options).run(List.of(smaller)).getOrDefault(smaller, problem);
        return what + "\n  as " + optionsOf(fixture) + "\n  with -Dwirespeed.classes.seed=" + seed
                + " -Dwirespeed.classes.only=" + fixture.index() + "\n" + smaller.source();
    }

    /** Whether it still fails, and in the same manner. */
    private boolean isWrong(Fixture fixture, String problem) {
        try {
            String now = new RandomClasses(seed, values, options)
                    .run(List.of(fixture))
                    .get(fixture);
            return now != null && manner(now).equals(manner(problem));
        } catch (RuntimeException e) { // no values can be made of what is left
            return false;
        }
    }

    private static String manner(String problem) {
        String kind = problem.contains("refusal") ? " and refusing" : "";
        return problem.substring(0, problem.indexOf(' '))
                + kind
                + (problem.contains(" in chunks ") ? " in chunks" : "");
    }

    /** What is wrong with which of them. */
    private Map<Fixture, String> run(List<Fixture> batch) {
        Map<Fixture, String> wrong = new LinkedHashMap<>();
        List<Fixture> remaining = batch;
        while (!remaining.isEmpty()) {
            Compiled compiled = Compiled.of(sources(remaining), true, arguments(batch.get(0)));
            if (compiled.crash() != null) {
                return afterCrash(batch, compiled.crash());
            }
            Map<String, List<Message>> messages = byFixture(compiled.messages());
            List<Fixture> good =
                    remaining.stream().filter(f -> isGood(f, messages, wrong)).toList();
            if (good.size() == remaining.size()) {
                good.forEach(f -> check(f, compiled.load(), messages).ifPresent(problem -> wrong.put(f, problem)));
                break;
            }
            remaining = good;
        }
        return wrong;
    }

    /** One class stops the compiler for all of them. */
    private Map<Fixture, String> afterCrash(List<Fixture> batch, RuntimeException crash) {
        if (batch.size() == 1) {
            return Map.of(batch.get(0), "Crash of the processor: " + crash.getCause());
        }
        Map<Fixture, String> wrong = new LinkedHashMap<>(run(batch.subList(0, batch.size() / 2)));
        wrong.putAll(run(batch.subList(batch.size() / 2, batch.size())));
        return wrong;
    }

    /** Whether it was compiled; if not, and not rightly so, it is put to the wrong ones. */
    private boolean isGood(Fixture fixture, Map<String, List<Message>> messages, Map<Fixture, String> wrong) {
        List<Message> errors = messages.getOrDefault(fixture.name(), List.of()).stream()
                .filter(m -> m.isError() || !m.isProblem())
                .toList();
        if (!errors.isEmpty() && errors.stream().allMatch(Message::isProblem)) {
            synchronized (tally) {
                errors.forEach(e -> tally.refused(e.id()));
            }
            wrongRefusal(fixture, errors).ifPresent(problem -> wrong.put(fixture, problem));
        } else if (!errors.isEmpty()) {
            boolean generated = errors.stream().noneMatch(m -> m.file().equals(fixture.name()));
            wrong.put(fixture, (generated ? "Generated: " : "Source: ") + errors);
        }
        return errors.isEmpty();
    }

    private Optional<String> check(Fixture fixture, ClassLoader loader, Map<String, List<Message>> messages) {
        List<Message> notes = messages.getOrDefault(fixture.name(), List.of());
        ClassCheck check = new ClassCheck(fixture, loader, optionsOf(fixture), seed, notes.isEmpty());
        Optional<String> problem = check.firstDisagreement(values);
        synchronized (tally) {
            tally.add(fixture, notes.stream().map(Message::text).toList(), check);
        }
        return problem;
    }

    private CodecOptions optionsOf(Fixture fixture) {
        return options.apply(fixture.index() / BATCH);
    }

    /** None for the default. */
    private List<String> arguments(Fixture fixture) {
        CodecOptions ofBatch = optionsOf(fixture);
        return ofBatch.equals(CodecOptions.JACKSON3) ? List.of() : Shaped.arguments(ofBatch);
    }

    private static Map<String, String> sources(List<Fixture> fixtures) {
        return fixtures.stream().collect(Collectors.toMap(Fixture::outer, Fixture::source));
    }

    private static Map<String, List<Message>> byFixture(List<Message> messages) {
        return messages.stream().collect(Collectors.groupingBy(m -> m.file().replaceFirst("[_$].*", "")));
    }

    /** What was refused when compiling has to be impossible for Jackson, too. */
    private Optional<String> wrongRefusal(Fixture fixture, List<Message> errors) {
        if (errors.stream().anyMatch(e -> ON_PURPOSE.contains(e.id()))) {
            return Optional.empty();
        }
        Compiled plain = Compiled.of(sources(List.of(fixture)), false);
        if (plain.messages().stream().anyMatch(Message::isError)) {
            return Optional.of("Source: " + plain.messages());
        }
        Class<?> root;
        try {
            root = plain.load().loadClass(fixture.root());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        Sides sides = ClassCheck.sides(fixture, plain.load(), optionsOf(fixture));
        Answer written = sides.jacksonWrites(new Values(new Random(seed)).next(root));
        Answer read = sides.jacksonReads("{}", root);
        return written.refused() || read.refused()
                ? Optional.empty()
                : Optional.of("Refused: " + errors + ", but Jackson writes and reads it: "
                        + Agreement.describe(written.value()));
    }
}
