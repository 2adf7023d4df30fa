package dev.wirespeed.mappers.fork;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Compares a framework's mapper with codecs to the same without. Gets lines of settings, and puts what was found in their place: for
 * each how many classes were written and read by codecs and of how many, why not, and what came out otherwise.
 */
public final class Run implements Consumer<List<String>> {
    private final Subject subject;
    private final List<Object> values;
    private final Consumer<Boolean> hide;
    private final Reasons reasons = new Reasons();

    public Run(String subject, Consumer<Boolean> hide) throws ReflectiveOperationException {
        this.subject = Class.forName(subject)
                .asSubclass(Subject.class)
                .getConstructor()
                .newInstance();
        this.hide = hide;
        this.values = values();
    }

    @SuppressWarnings("unchecked") // compiled beside the subject, after this
    private static List<Object> values() throws ReflectiveOperationException {
        Class<?> type = Class.forName("dev.wirespeed.mappers.forked.Values");
        return (List<Object>) type.getMethod("all").invoke(null);
    }

    @Override
    public void accept(List<String> lines) {
        lines.replaceAll(this::found);
    }

    private String found(String line) {
        List<String> settings = line.isEmpty() ? List.of() : Arrays.asList(line.split(Fork.TAB, -1));
        hide.accept(true);
        try (Subject.Mapper without = subject.start(settings, false)) {
            hide.accept(false);
            try (Subject.Mapper with = subject.start(settings, true)) {
                return compared(without, with);
            }
        } catch (Exception e) {
            throw new IllegalStateException("With " + settings, e);
        }
    }

    private String compared(Subject.Mapper without, Subject.Mapper with) throws Exception {
        List<String> differences = new ArrayList<>();
        Map<Class<?>, Set<String>> documents = new LinkedHashMap<>();
        reasons.clear();
        Set<Class<?>> written = new LinkedHashSet<>();
        Set<Class<?>> read = new LinkedHashSet<>();
        for (Object value : values) {
            Class<?> type = value.getClass();
            String expected = written(without, value);
            Seen.isByCodec("written", type);
            compare(differences, "writes " + type.getSimpleName(), expected, written(with, value));
            if (Seen.isByCodec("written", type)) {
                written.add(type);
            }
            compare(
                    differences,
                    "writes a list",
                    written(without, List.of(value, value)),
                    written(with, List.of(value, value)));
            documents.computeIfAbsent(type, any -> new LinkedHashSet<>()).addAll(Documents.like(expected));
        }
        for (Map.Entry<Class<?>, Set<String>> entry : documents.entrySet()) {
            Class<?> type = entry.getKey();
            for (String document : entry.getValue()) {
                String expected = read(without, document, type);
                Seen.isByCodec("read", type);
                compare(
                        differences,
                        "reads " + type.getSimpleName() + " from " + document,
                        expected,
                        read(with, document, type));
                if (Seen.isByCodec("read", type)) {
                    read.add(type);
                }
            }
        }
        long counted = documents.keySet().stream()
                .filter(type -> type.getDeclaredFields().length > 0)
                .count();
        return String.join(
                Fork.TAB,
                "" + written.size(),
                "" + read.size(),
                "" + counted,
                reasons.text(),
                String.join(" | ", differences));
    }

    private static String written(Subject.Mapper mapper, Object value) {
        try {
            return new String(mapper.write(value), UTF_8);
        } catch (Exception e) {
            return failure(mapper, e);
        }
    }

    private static String read(Subject.Mapper mapper, String document, Class<?> type) throws Exception {
        try {
            return Content.of(mapper.read(document.getBytes(UTF_8), type));
        } catch (Exception e) {
            return failure(mapper, e);
        }
    }

    private static String failure(Subject.Mapper mapper, Exception e) {
        return e.getClass().getName() + ": " + mapper.message(e);
    }

    private static void compare(List<String> differences, String what, String expected, String found) {
        if (!expected.equals(found) && !Known.isKnown(expected, found)) {
            differences.add((what + ": " + expected + " but with codecs " + found).replaceAll("\\s+", " "));
        }
    }
}
