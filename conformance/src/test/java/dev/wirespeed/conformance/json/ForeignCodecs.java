package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.json.Compiled.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import javax.tools.JavaFileManager;

/**
 * Makes codecs for classes of others: by one class in the package of each that asks for its codec. Each is compiled by itself
 * first, since what is said about class files names no file; then all for which there are codecs in one task, as in a project.
 */
final class ForeignCodecs {
    private final List<Path> classPath;
    private final String dialect;
    private final Map<Class<?>, Verdict> verdicts = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();

    ForeignCodecs(List<Path> classPath, String dialect) {
        this.classPath = classPath;
        this.dialect = dialect;
    }

    /** What the processor made of a class. */
    enum Kind {
        NATIVE,
        PARTLY_LEFT,
        LEFT,
        ONLY_WRITTEN,
        REFUSED,
        NOT_COMPILED
    }

    /**
     * What the processor said.
     *
     * @param ids of the notes; of the errors alone if there are any
     * @param notes the messages themselves, or the first error if what was generated can't be compiled
     */
    record Verdict(Kind kind, List<String> ids, List<String> notes) {
        boolean isMade() {
            return kind != Kind.REFUSED && kind != Kind.NOT_COMPILED;
        }
    }

    Map<Class<?>, Verdict> verdicts() {
        return verdicts;
    }

    /** Classes for which the processor dies, or whose codecs can't be compiled, and why. */
    List<String> faults() {
        return faults;
    }

    /** The class files of all codecs that can be made. */
    Map<String, byte[]> make(List<Class<?>> roots, Consumer<String> progress) {
        Map<String, byte[]> single = new TreeMap<>();
        Map<String, String> good = new TreeMap<>();
        try (JavaFileManager files = Compiled.standardFiles()) {
            for (int i = 0; i < roots.size(); i++) {
                Class<?> root = roots.get(i);
                String name = holder(root, i);
                Map<String, String> source = Map.of(name, source(root, name));
                Compiled compiled = Compiled.of(files, source, classPath, dialect);
                Verdict verdict = verdict(root, compiled);
                verdicts.put(root, verdict);
                if (verdict.isMade()) {
                    good.putAll(source);
                    single.putAll(compiled.classes());
                }
                if (i % 500 == 499) {
                    progress.accept(i + 1 + " of " + roots.size() + " classes compiled");
                }
            }
            Compiled all = Compiled.of(files, good, classPath, dialect);
            List<Message> errors =
                    all.messages().stream().filter(Message::isError).toList();
            if (errors.isEmpty() && all.crash() == null) {
                return all.classes();
            }
            faults.add("All in one task: " + (all.crash() == null ? errors.get(0) : rootCause(all.crash())));
            return single;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String holder(Class<?> type, int index) {
        String simple = "WirespeedHolder" + index;
        return type.getPackageName().isEmpty() ? simple : type.getPackageName() + "." + simple;
    }

    private static String source(Class<?> type, String holder) {
        String name = holder.substring(holder.lastIndexOf('.') + 1);
        String place = type.getPackageName().isEmpty() ? "" : "package " + type.getPackageName() + ";\n";
        return place + "@dev.wirespeed.Wire(types = " + type.getCanonicalName() + ".class)\nclass " + name + " {}\n";
    }

    private Verdict verdict(Class<?> root, Compiled compiled) {
        if (compiled.crash() != null) {
            return broken(root, "the processor died of " + rootCause(compiled.crash()));
        }
        List<Message> messages = compiled.messages();
        List<String> ids = messages.stream()
                .filter(Message::isProblem)
                .map(Message::id)
                .distinct()
                .toList();
        List<String> notes = messages.stream().map(Message::text).toList();
        List<Message> errors = messages.stream().filter(Message::isError).toList();
        if (!errors.isEmpty()) {
            return errors.stream().anyMatch(Message::isProblem)
                    ? refused(errors)
                    : broken(root, errors.get(0).toString());
        }
        Kind kind = notes.stream().anyMatch(note -> note.startsWith("WS026: " + root.getCanonicalName() + " is only"))
                ? Kind.ONLY_WRITTEN
                : !ids.contains("WS023")
                        ? Kind.NATIVE
                        : notes.stream().anyMatch(note -> isFallback(root, note)) ? Kind.LEFT : Kind.PARTLY_LEFT;
        return new Verdict(kind, ids, notes);
    }

    private static Verdict refused(List<Message> errors) {
        List<Message> problems = errors.stream().filter(Message::isProblem).toList();
        return new Verdict(
                Kind.REFUSED,
                problems.stream().map(Message::id).distinct().toList(),
                problems.stream().map(Message::text).toList());
    }

    private static boolean isFallback(Class<?> root, String note) {
        return note.startsWith("WS023: " + root.getCanonicalName() + " is left")
                || note.startsWith("WS023: " + root.getSimpleName() + " is left");
    }

    private Verdict broken(Class<?> root, String error) {
        String first = error.lines().findFirst().orElse("");
        faults.add(root.getName() + ": " + first);
        return new Verdict(Kind.NOT_COMPILED, List.of(), List.of(first));
    }

    private static Throwable rootCause(Throwable thrown) {
        return thrown.getCause() == null ? thrown : rootCause(thrown.getCause());
    }
}
