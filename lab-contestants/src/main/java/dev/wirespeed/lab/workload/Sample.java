package dev.wirespeed.lab.workload;

import dev.wirespeed.lab.workload.Workload.Equality;
import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * Values of a class of the user's, read from files by Jackson 3's default mapper: in each JVM of a run anew, which is told
 * by system properties what to read.
 */
public final class Sample {
    /** The workload's id. */
    public static final String ID = "sample";

    private static final String TYPE = "wirespeed.sample.type";
    private static final String HOLDER = "wirespeed.sample.holder";
    private static final String FILE = "wirespeed.sample.file.";

    private static final int FIRST = 100;

    private final ObjectReader reader;
    private final ObjectWriter writer;
    private final Type type;
    private final Class<?> raw;

    private Sample(Type type) {
        JavaType javaType = JsonMapper.shared().constructType(type);
        this.type = type;
        this.raw = javaType.getRawClass();
        this.reader = JsonMapper.shared().readerFor(javaType);
        this.writer = JsonMapper.shared().writerFor(javaType);
    }

    /**
     * What tells a JVM its sample.
     *
     * @param type the type's binary name, such as {@code com.acme.Outer$User}, or one with type arguments
     * @param holder the name of the class that asks contestants' processors for code
     */
    public static List<String> jvmArguments(String type, String holder, List<Path> files) {
        return Stream.concat(
                        Stream.of("-D" + TYPE + "=" + type, "-D" + HOLDER + "=" + holder),
                        IntStream.range(0, files.size()).mapToObj(i -> "-D" + FILE + i + "=" + files.get(i)))
                .toList();
    }

    /** The class that asked contestants' processors for code. */
    public static Class<?> holder() throws ClassNotFoundException {
        return Class.forName(System.getProperty(HOLDER, ""));
    }

    /** The files that this JVM was told of. */
    public static List<Path> files() {
        return Stream.iterate(0, i -> i + 1)
                .map(i -> Optional.ofNullable(System.getProperty(FILE + i)))
                .takeWhile(Optional::isPresent)
                .map(file -> Path.of(file.orElseThrow()))
                .toList();
    }

    /** The sample that this JVM was told of, if it was told of any. */
    static Optional<Workload<?>> ofThisJvm() {
        return Optional.ofNullable(OfThisJvm.WORKLOAD);
    }

    /** Read when it is first asked for, and once. */
    private static final class OfThisJvm {
        static final @Nullable Workload<?> WORKLOAD = read();

        private static @Nullable Workload<?> read() {
            String type = System.getProperty(TYPE);
            try {
                return type == null ? null : Sample.read(type, files());
            } catch (SampleException e) {
                throw new IllegalStateException(e.getMessage(), e);
            }
        }
    }

    /** Reads the sample that this JVM was told of, or says what is wrong with it. */
    public static Workload<?> check() throws SampleException {
        return read(System.getProperty(TYPE, ""), files());
    }

    /**
     * What the sample of this JVM, which can be read, has in its first values but Jackson 3 does not write for them: a
     * place and a path.
     */
    public static Optional<String> unread() throws SampleException {
        Sample sample = new Sample(load(System.getProperty(TYPE, "")));
        for (Path path : files()) {
            List<SampleFile.Document> documents = new SampleFile(path).documents();
            for (SampleFile.Document document : documents.subList(0, Math.min(FIRST, documents.size()))) {
                Optional<String> found = sample.unread(document);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> unread(SampleFile.Document document) {
        JsonMapper mapper = JsonMapper.shared();
        String written = writer.writeValueAsString(reader.readValue(document.text()));
        return Unread.first(mapper.readTree(document.text()), mapper.readTree(written))
                .map(path -> document.place() + ", " + path);
    }

    /** Reads values of a type, and finds out whether they can be compared by {@code equals()}. */
    static Workload<?> read(String typeName, List<Path> files) throws SampleException {
        try {
            return new Sample(load(typeName)).read(files);
        } catch (LinkageError | RuntimeException e) {
            throw new SampleException(Linkage.reason(typeName, e));
        }
    }

    /** Asks for everything that reflection will ask for, so that what is missing is noticed here. */
    private static Type load(String typeName) throws SampleException {
        TypeName name = TypeName.parse(typeName);
        try {
            for (String each : name.all()) {
                Class<?> type = Class.forName(each);
                List.of(type.getDeclaredFields(), type.getDeclaredMethods(), type.getDeclaredConstructors());
            }
            return name.load();
        } catch (ClassNotFoundException e) {
            throw new SampleException("there is no class " + e.getMessage());
        }
    }

    private Workload<?> read(List<Path> files) throws SampleException {
        return read(files, raw);
    }

    private <T> Workload<T> read(List<Path> files, Class<T> of) throws SampleException {
        List<T> values = new ArrayList<>();
        boolean equal = true;
        for (Path path : files) {
            SampleFile file = new SampleFile(path);
            for (SampleFile.Document document : file.documents()) {
                T value = file.read(document, reader, of);
                equal &= isEqualAfterARoundTrip(value, document.place());
                values.add(value);
            }
        }
        return new Workload<>(
                ID,
                "Values of " + simple(type),
                of,
                type,
                values,
                equal ? Equality.EQUALS : Equality.DOCUMENT,
                Oracle.of(type),
                false);
    }

    /** Such as {@code List<User>}. */
    private static String simple(Type type) {
        return type.getTypeName().replaceAll("[\\w.$]*[.$](?=\\w)", "");
    }

    private boolean isEqualAfterARoundTrip(Object value, String place) throws SampleException {
        String written = write(value, place);
        Object back;
        try {
            back = reader.readValue(written);
        } catch (JacksonException e) {
            throw new SampleException(place + ": Jackson 3 can't read what it writes itself, " + written.length()
                    + " characters: " + firstLine(e));
        }
        if (back == null || !write(back, place).equals(written)) {
            throw new SampleException(place + ": Jackson 3 reads what it writes to a value that it writes differently,"
                    + " so there is nothing to compare the others with");
        }
        return value.equals(back);
    }

    private String write(Object value, String place) throws SampleException {
        try {
            return writer.writeValueAsString(value);
        } catch (JacksonException e) {
            throw new SampleException(place + ": Jackson 3 reads this but can't write it: " + firstLine(e));
        }
    }

    private static String firstLine(JacksonException e) {
        return String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
    }
}
