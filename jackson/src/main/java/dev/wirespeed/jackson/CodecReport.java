package dev.wirespeed.jackson;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectMapper;

/**
 * Tells which classes codecs write and read in a mapper, and why Jackson handles the others.
 *
 * <pre>{@code
 * System.out.println(CodecReport.explain(mapper, User.class));
 * }</pre>
 */
public final class CodecReport {
    private final List<Entry> entries;

    private CodecReport(List<Entry> entries) {
        this.entries = List.copyOf(entries);
    }

    /**
     * Tells who writes and reads objects of one class.
     *
     * @param whyWritten why Jackson writes them, and what would help; empty if codecs do
     * @param whyRead why Jackson reads them, and what would help; empty if codecs do
     */
    public record Entry(Class<?> type, Optional<String> whyWritten, Optional<String> whyRead) {
        private Stream<String> sentences() {
            return Stream.concat(
                    whyWritten.map(why -> type.getName() + " is written by Jackson: " + why).stream(),
                    whyRead.map(why -> type.getName() + " is read by Jackson: " + why).stream());
        }

        @Override
        public String toString() {
            return type.getName()
                    + whyWritten.map(why -> "\n  is written by Jackson: " + why).orElse("\n  is written by its codec")
                    + whyRead.map(why -> "\n  is read by Jackson: " + why).orElse("\n  is read by its codec");
        }
    }

    /**
     * Asks a mapper about types and all classes of objects that they reach. Classes that only values at run time
     * determine are not included.
     *
     * @param types such as {@code User.class}, or a type with arguments
     */
    public static CodecReport explain(ObjectMapper mapper, Type... types) {
        List<JavaType> roots = new ArrayList<>();
        for (Type type : types) {
            roots.add(mapper.constructType(type));
        }
        Map<Class<?>, Optional<String>> written = inWriting(mapper, roots);
        Map<Class<?>, Optional<String>> read = inReading(mapper, roots);
        Set<Class<?>> all = new LinkedHashSet<>(written.keySet());
        all.addAll(read.keySet());
        Optional<String> never = Optional.of("none of the given types leads to it in this direction");
        return new CodecReport(all.stream()
                .map(type -> new Entry(type, written.getOrDefault(type, never), read.getOrDefault(type, never)))
                .toList());
    }

    /**
     * Asks a mapper about these classes only. A class that the mapper can't answer for counts as not handled by codecs.
     */
    static CodecReport of(ObjectMapper mapper, Collection<Class<?>> types) {
        return new CodecReport(types.stream()
                .map(type -> new Entry(type, written(mapper, type), read(mapper, type)))
                .toList());
    }

    private static Optional<String> written(ObjectMapper mapper, Class<?> type) {
        return orTold(() -> Probe.writing(mapper, each -> CodecSerializer.why(each, mapper.constructType(type))));
    }

    private static Optional<String> read(ObjectMapper mapper, Class<?> type) {
        return orTold(() -> Probe.reading(mapper, each -> CodecDeserializer.why(each, mapper.constructType(type))));
    }

    private static Optional<String> orTold(Question<Optional<String>> question) {
        try {
            return ask(question);
        } catch (RuntimeException e) { // such as of an annotation with a malformed pattern of dates
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    private static Map<Class<?>, Optional<String>> inWriting(ObjectMapper mapper, List<JavaType> roots) {
        return ask(() -> Probe.writing(mapper, context -> {
            Map<Class<?>, Optional<String>> found = new LinkedHashMap<>();
            for (JavaType root : roots) {
                for (JavaType each : TypeInspection.objectsInWriting(context, root)) {
                    found.put(each.getRawClass(), CodecSerializer.why(context, each));
                }
            }
            return found;
        }));
    }

    private static Map<Class<?>, Optional<String>> inReading(ObjectMapper mapper, List<JavaType> roots) {
        return ask(() -> Probe.reading(mapper, context -> {
            Map<Class<?>, Optional<String>> found = new LinkedHashMap<>();
            for (JavaType root : roots) {
                for (JavaType each : TypeInspection.objectsInReading(context, root)) {
                    found.put(each.getRawClass(), CodecDeserializer.why(context, each));
                }
            }
            return found;
        }));
    }

    /** A question that may fail, as the mapper tells. */
    private interface Question<R> {
        R ask() throws JacksonException;
    }

    private static <R> R ask(Question<R> question) {
        try {
            return question.ask();
        } catch (JacksonException e) {
            throw new IllegalStateException("The mapper can't tell: " + e.getMessage(), e);
        }
    }

    /** One entry for each class, in the order of the question, followed by the classes reached. */
    public List<Entry> entries() {
        return entries;
    }

    /** One line for a log: how many classes codecs handle, and why Jackson handles the first of the others. */
    public String summary() {
        String first = entries.stream()
                .flatMap(Entry::sentences)
                .flatMap(String::lines)
                .findFirst()
                .map("; "::concat)
                .orElse("");
        return figures() + first;
    }

    private String figures() {
        return "codecs write " + count(Entry::whyWritten) + " and read " + count(Entry::whyRead) + " of "
                + entries.size() + " classes";
    }

    private long count(Function<Entry, Optional<String>> why) {
        return entries.stream().filter(each -> why.apply(each).isEmpty()).count();
    }

    /** The whole report as text. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(figures());
        entries.forEach(each -> text.append('\n').append(each));
        return text.toString();
    }
}
