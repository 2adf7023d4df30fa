package dev.wirespeed.mappers.fork;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.conformance.Values;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Modifier;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Values that were picked by hand and random ones of every class that has a codec, and documents like those that are written of them. */
public final class AllClasses implements Check {
    /** The resource that lists the outermost classes. */
    public static final String LIST = "classes";

    /** What values, documents and settings are drawn from. */
    public static final long SEED = Long.getLong("wirespeed.mappers.seed", 20_261_126L);

    private static final String THEMES = "dev.wirespeed.conformance.fixture.Themes";
    private static final int VALUES = Integer.getInteger("wirespeed.mappers.values", 1);
    private static final int DOCUMENTS = Integer.getInteger("wirespeed.mappers.documents", 1);

    /** Of so many classes, one is tried, on the next day the one behind; with 1 all of them. */
    private static final int SHARE = Integer.getInteger("wirespeed.mappers.classes", 3);

    private static final long DAY =
            Long.getLong("wirespeed.mappers.day", LocalDate.now(ZoneOffset.UTC).toEpochDay());

    private static final String ONLY = System.getProperty("wirespeed.mappers.only", "");

    /** By class. */
    private final Map<Class<?>, List<Object>> samples = new LinkedHashMap<>();

    public AllClasses() throws ReflectiveOperationException, IOException {
        for (Object theme : (List<?>) call(Class.forName(THEMES), "all", null)) {
            for (Object sample : (List<?>) call(theme.getClass(), "samples", theme)) {
                samples.computeIfAbsent(sample.getClass(), any -> new ArrayList<>())
                        .add(sample);
            }
        }
        try (InputStream list = AllClasses.class.getResourceAsStream("/" + LIST)) {
            for (String name : new String(list.readAllBytes(), UTF_8).lines().toList()) {
                add(Class.forName(name));
            }
        }
        int[] index = {(int) (DAY % SHARE)};
        samples.keySet().removeIf(type -> !type.getName().contains(ONLY) || index[0]++ % SHARE != 0);
    }

    private static Object call(Class<?> type, String method, @Nullable Object on) throws ReflectiveOperationException {
        return type.getMethod(method).invoke(on);
    }

    /** It and what is declared in it, as far as there are codecs. */
    private void add(Class<?> type) {
        try {
            for (Class<?> inner : type.getDeclaredClasses()) {
                add(inner);
            }
            Class.forName(type.getName().replace('$', '_') + "_JsonCodec");
            samples.computeIfAbsent(type, any -> new ArrayList<>());
        } catch (ClassNotFoundException | LinkageError e) { // without a codec, or of the other Jackson
        }
    }

    @Override
    public Outcome of(Subject.Mapper without, Subject.Mapper with) {
        Differences differences = new Differences(without, with);
        int written = 0;
        int read = 0;
        for (Map.Entry<Class<?>, List<Object>> entry : samples.entrySet()) {
            Class<?> type = entry.getKey();
            compare(type, entry.getValue(), differences);
            written += is(() -> with.isWritten(type)) ? 1 : 0;
            read += is(() -> with.isRead(type)) ? 1 : 0;
        }
        return new Outcome(written, read, samples.size(), "", differences.found());
    }

    /** Jackson itself has nothing for some classes. */
    private static boolean is(BooleanSupplier question) {
        try {
            return question.getAsBoolean();
        } catch (IllegalStateException e) {
            return false;
        }
    }

    private static void compare(Class<?> type, List<Object> samples, Differences differences) {
        Random random = new Random(SEED * 31 + type.getName().hashCode());
        for (Object value :
                Stream.concat(samples.stream(), randoms(type, random)).toList()) {
            differences.onWriting(value).ifPresent(good -> {
                differences.onReading(good, type);
                for (int i = 0; i < DOCUMENTS; i++) {
                    differences.onReading(Variation.of(good, random), type);
                }
            });
        }
        differences.onReading("{}", type);
    }

    private static Stream<Object> randoms(Class<?> type, Random random) {
        Values values = new Values(random);
        return Stream.generate(() -> made(values, type))
                .limit(VALUES)
                .filter(value ->
                        value != null && !Modifier.isPrivate(value.getClass().getModifiers()));
    }

    /** Null if nothing can be made of the class from outside. */
    private static @Nullable Object made(Values values, Class<?> type) {
        try {
            return values.next(type);
        } catch (RuntimeException | LinkageError e) {
            return null;
        }
    }
}
