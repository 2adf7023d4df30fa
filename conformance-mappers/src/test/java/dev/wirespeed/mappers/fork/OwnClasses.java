package dev.wirespeed.mappers.fork;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The classes that reach different things, which tell whether it was codecs that wrote and read them. */
public final class OwnClasses implements Check {
    /** Of so many documents one is read with each further setting. */
    private static final int SHARE = 4;

    private final List<?> values;
    private int asked;
    private final Reasons reasons = new Reasons();

    /** The values are compiled after this. */
    public OwnClasses() throws ReflectiveOperationException {
        Class<?> type = Class.forName("dev.wirespeed.mappers.forked.Values");
        values = (List<?>) type.getMethod("all").invoke(null);
    }

    @Override
    public Outcome of(Subject.Mapper without, Subject.Mapper with) {
        reasons.clear();
        Seen.clear();
        Differences differences = new Differences(without, with);
        Map<Class<?>, Set<String>> documents = new LinkedHashMap<>();
        Set<Class<?>> written = new LinkedHashSet<>();
        Set<Class<?>> read = new LinkedHashSet<>();
        for (Object value : values) {
            Class<?> type = value.getClass();
            Set<String> all = documents.computeIfAbsent(type, any -> new LinkedHashSet<>());
            differences.onWriting(value).map(Documents::like).ifPresent(all::addAll);
            if (Seen.isByCodec("written", type)) {
                written.add(type);
            }
        }
        documents.forEach((type, all) -> {
            int index = 0;
            for (String document : all) {
                boolean tried = asked == 0 || index == 0 || document.equals("{}") || (index + asked) % SHARE == 0;
                index++;
                if (tried) {
                    differences.onReading(document, type);
                }
                if (tried && Seen.isByCodec("read", type)) {
                    read.add(type);
                }
            }
        });
        asked++;
        int counted = (int) documents.keySet().stream()
                .filter(type -> type.getDeclaredFields().length > 0)
                .count();
        return new Outcome(written.size(), read.size(), counted, reasons.text(), differences.found());
    }
}
