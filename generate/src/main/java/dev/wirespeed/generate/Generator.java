package dev.wirespeed.generate;

import dev.wirespeed.generate.Verdict.Kind;
import dev.wirespeed.generate.Verdict.Reason;
import dev.wirespeed.processor.WireProcessor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.lang.model.SourceVersion;

/**
 * Generates codecs for compiled classes of an application, as the processor does when classes are compiled.
 *
 * <pre>{@code
 * try (Application application = Application.open(List.of(Path.of("app.jar")))) {
 *     Codecs codecs = Generator.of(application).generate(new Selection(List.of("com.acme.dto"), List.of()));
 *     codecs.writeJar(Path.of("codecs.jar"));
 * }
 * }</pre>
 */
public final class Generator {
    private static final int OLDEST = 17;

    /** The number of classes compiled at once, which bounds memory. */
    private static final int BATCH = 1_000;

    private static final String PREFIX = "wirespeed.";
    private static final String DIALECT = PREFIX + "dialect";
    private static final String JSON_CODEC = "dev.wirespeed.json.JsonCodec";

    private static final String OTHER_VERSION =
            "its codec does not fit the wirespeed-codec in the application, which is of another version: ";

    private static final String FAULT = "its codec can't be compiled, which is a bug in Wirespeed: ";

    private static final String WITHOUT_JACKSON =
            "neither Jackson 3 nor Jackson 2 is on the class path, so the codecs are for Jackson 3 unless the option dialect"
                    + " says otherwise";

    private static final String WITHOUT_MODULES =
            "the application lacks jackson-datatype-jsr310 or jackson-datatype-jdk8: add both in the version of its"
                    + " jackson-databind, or Jackson 2 goes on doing all of the work";

    private static final String REACHED = "a codec that it would need can't be compiled, which is a bug in Wirespeed: ";

    private static final String SCALA =
            "a case class of Scala, whose properties only Jackson's Scala module knows; that module goes on with it";

    private static final String UNREADABLE = "its class file can't be read: ";

    private final Application application;
    private final Map<String, String> options;
    private final Consumer<String> progress;
    private final int batch;

    private Generator(Application application, Map<String, String> options, Consumer<String> progress, int batch) {
        this.application = application;
        this.options = options;
        this.progress = progress;
        this.batch = batch;
    }

    /** A generator for the mappers that the application seems to have, by its class path and Spring properties. */
    public static Generator of(Application application) {
        Map<String, String> options = new LinkedHashMap<>();
        MapperHints.options(application).forEach((name, value) -> options.put(PREFIX + name, value));
        Dialects.of(application).ifPresent(dialect -> options.put(DIALECT, dialect));
        return new Generator(application, options, line -> {}, BATCH);
    }

    /**
     * A copy with an option of the processor.
     *
     * @param name such as {@code naming}
     * @param value such as {@code SNAKE_CASE}
     * @throws GenerateException if there is no option of this name
     */
    public Generator option(String name, String value) {
        Set<String> known = new TreeSet<>();
        new WireProcessor().getSupportedOptions().forEach(each -> known.add(each.substring(PREFIX.length())));
        known.remove("packages"); // the selection has them
        if (!known.contains(name)) {
            throw new GenerateException("unknown option \"" + name + "\"; known are " + String.join(", ", known));
        }
        Map<String, String> all = new LinkedHashMap<>(options);
        all.put(PREFIX + name, value);
        return new Generator(application, all, progress, batch);
    }

    /** A copy with a listener that gets a line from time to time if there are many classes. */
    public Generator progress(Consumer<String> listener) {
        return new Generator(application, options, listener, batch);
    }

    /** A copy that compiles this many classes at once. */
    Generator batch(int size) {
        return new Generator(application, options, progress, size);
    }

    /** The dialect of the codecs. */
    public String dialect() {
        return options.getOrDefault(DIALECT, Dialects.JACKSON_3);
    }

    /** The artifact through which mappers of the dialect use codecs, such as {@code wirespeed-jackson}. */
    public String artifact() {
        return Dialects.artifact(dialect());
    }

    /**
     * Generates codecs for all classes of a selection that can have one, and for the classes that these reach.
     *
     * @throws GenerateException if there are no such classes, they can't be read, or an option can't be followed
     */
    public Codecs generate(Selection selection) {
        Set<String> outermost = selection.outermost(application);
        Hindrances.require(application, selection, outermost);
        int release = release(outermost);
        Made made = new Made();
        List<String> all = outermost.stream().filter(SourceVersion::isName).toList();
        outermost.stream()
                .filter(name -> !SourceVersion.isName(name))
                .forEach(name -> made.verdicts.put(name, refused(name, "its name can't be written in Java")));
        for (int from = 0; from < all.size(); from += batch) {
            int to = Math.min(all.size(), from + batch);
            compile(all.subList(from, to), selection.wanted(Set.copyOf(all.subList(from, to))), release, made);
            if (all.size() > batch) {
                progress.accept(to + " of " + all.size() + " classes");
            }
        }
        List<Verdict> verdicts = List.copyOf(made.verdicts.values());
        List<String> notes = new ArrayList<>(Hindrances.notes(application, verdicts, made.classes.keySet()));
        if (!options.containsKey(DIALECT)) {
            notes.add(WITHOUT_JACKSON);
        } else if (Dialects.lacksModules(application)) {
            notes.add(WITHOUT_MODULES);
        }
        return new Codecs(application, dialect(), verdicts, notes, made.classes, made.sources);
    }

    /** The application's class path, with the parts that codecs need and it may lack. */
    private List<Path> classPath() {
        List<Path> all = new ArrayList<>(application.classPath());
        all.add(RunTime.codec());
        all.add(RunTime.annotations());
        return all;
    }

    private int release(Set<String> outermost) {
        int newest = OLDEST;
        for (String name : outermost) {
            int java = application.java(name);
            if (java > Runtime.version().feature()) {
                throw new GenerateException(name + " is compiled for Java " + java + ", and this is Java "
                        + Runtime.version().feature() + ": run this with a JDK " + java + " or later");
            }
            newest = Math.max(newest, java);
        }
        return newest;
    }

    /** The results so far. */
    private static final class Made {
        final Map<String, Verdict> verdicts = new TreeMap<>();
        final Map<String, byte[]> classes = new TreeMap<>();
        final Map<String, byte[]> sources = new TreeMap<>();
        /** Classes whose codecs can't be compiled. */
        final Set<String> broken = new HashSet<>();
    }

    private void compile(Collection<String> batch, Predicate<String> selected, int release, Made made) {
        Messages messages = new Messages();
        Predicate<String> wanted = name -> selected.test(name) && !made.broken.contains(name);
        Listening processor = new Listening(wanted, messages);
        Compilation compilation = new Compilation(application.libraries());
        Map<String, String> errors;
        try {
            compilation.run(classPath(), release, options, batch, processor);
            errors = compilation.errors();
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) { // the compiler's own, too
            errors = Map.of("", rootCause(e));
        }
        messages.requireOptions();
        if (errors.isEmpty()) {
            keep(processor, messages, compilation, batch, made);
        } else {
            again(batch, selected, release, made, errors, processor.found().keySet());
        }
    }

    private static String rootCause(Throwable thrown) {
        Throwable cause = thrown;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause.toString().lines().findFirst().orElse("");
    }

    private static void keep(
            Listening processor, Messages messages, Compilation compilation, Collection<String> batch, Made made) {
        processor.found().forEach((type, whyNoRoot) -> {
            boolean isMade = CodecNames.codecs(type, batch).stream().anyMatch(compilation.sources()::containsKey);
            made.verdicts.put(
                    type,
                    !isMade && processor.isScalas(type)
                            ? refused(type, SCALA)
                            : whyNoRoot.isEmpty() || isMade
                                    ? messages.verdict(type, isMade)
                                    : new Verdict(type, Kind.NO_ROOT, List.of(new Reason("", whyNoRoot))));
        });
        made.classes.putAll(compilation.classes());
        made.sources.putAll(compilation.sources());
    }

    /** Without classes whose codecs can't be compiled; if these are unknown, in parts. */
    private void again(
            Collection<String> batch,
            Predicate<String> selected,
            int release,
            Made made,
            Map<String, String> errors,
            Collection<String> found) {
        Set<String> broken = new TreeSet<>();
        for (String type : found) {
            Optional<String> error = CodecNames.codecs(type, batch).stream()
                    .filter(errors::containsKey)
                    .map(errors::get)
                    .findFirst();
            if (error.isPresent() && made.broken.add(type)) {
                broken.add(type);
                made.verdicts.put(
                        type, refused(type, (application.has(JSON_CODEC) ? OTHER_VERSION : FAULT) + error.get()));
            }
        }
        List<String> all = new ArrayList<>(batch);
        if (!broken.isEmpty()) {
            compile(all, selected, release, made);
        } else if (all.size() > 1) {
            compile(all.subList(0, all.size() / 2), selected, release, made);
            compile(all.subList(all.size() / 2, all.size()), selected, release, made);
        } else {
            Map.Entry<String, String> error = errors.entrySet().iterator().next();
            String why = found.isEmpty() ? UNREADABLE : error.getKey().isEmpty() ? "" : REACHED + error.getKey() + ": ";
            made.verdicts.put(all.get(0), refused(all.get(0), why + error.getValue()));
        }
    }

    private static Verdict refused(String type, String why) {
        return new Verdict(type, Kind.REFUSED, List.of(new Reason("", why)));
    }
}
