package dev.wirespeed.lab.find;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Whether something is written or read. */
enum Direction {
    WRITE("write"),
    READ("read"),
    UNKNOWN("?");

    private static final Pattern READING_CLASS = Pattern.compile(
            "[Dd]eser|Parser|Reader|ReadContext|Decoder|InputStream" + "|Unmarshall|Unpacker|JsonIterator|Input$");
    private static final Pattern WRITING_CLASS = Pattern.compile(
            "Serializ|\\.ser\\.|Generator|Writer|WriteContext|Encoder|OutputStream|Marshall|Packer|JsonStream|Output$");
    private static final Pattern READING_METHOD = Pattern.compile(
            "_?(?:read|parse|from[A-Z]|deser|canDeser|decode|unmarshal|unpack|merge|treeTo|(?:create|new)\\w*(?:Parser|Reader))");
    private static final Pattern WRITING_METHOD = Pattern.compile(
            "_?(?:write|serializ|canSer|to[A-Z]|encode|marshal|pack|print|valueTo|(?:create|new)\\w*(?:Generator|Writer))");

    /** Types of values and settings are looked up for both. */
    private static final Pattern EITHER_CLASS = Pattern.compile("\\.type\\.|JavaType|(?:Feature|Config)(?:$|\\$)");

    private static final Pattern READING_FRAMEWORK =
            Pattern.compile("(?:can|do)?(?:[Rr]ead|[Dd]ecode|[Dd]eser|[Uu]nmarshal)");
    private static final Pattern WRITING_FRAMEWORK =
            Pattern.compile("(?:can|do)?(?:[Ww]rite|[Ee]ncode|[Ss]erializ|[Mm]arshal)");

    /** So many frames of a framework are about this conversion; those behind them are about the request. */
    private static final int NEAR = 8;

    /** Those whose {@code Serializer} also reads, so that methods say more than classes. */
    private static final Set<Library> BY_METHOD = Set.of(Library.KRYO, Library.FORY, Library.KOTLINX, Library.AVRO);

    private final String title;

    Direction(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    /**
     * Names of classes say more than names of methods, and the outermost says most. Where the library does not say, the
     * framework may that calls it.
     *
     * @param frames of the library, the outermost first
     * @param framework frames that have called it, the nearest first
     */
    static Direction of(Library library, List<Frame> frames, List<Frame> framework) {
        Function<Frame, Optional<Direction>> first =
                BY_METHOD.contains(library) ? Direction::byMethod : Direction::byType;
        Function<Frame, Optional<Direction>> second =
                BY_METHOD.contains(library) ? Direction::byType : Direction::byMethod;
        return Stream.of(first, second)
                .flatMap(by -> frames.stream()
                        .filter(frame -> !EITHER_CLASS.matcher(frame.type()).find())
                        .map(by)
                        .flatMap(Optional::stream)
                        .limit(1))
                .findFirst()
                .or(() -> framework.stream()
                        .limit(NEAR)
                        .map(Direction::byFramework)
                        .flatMap(Optional::stream)
                        .findFirst())
                .orElse(UNKNOWN);
    }

    private static Optional<Direction> byType(Frame frame) {
        boolean reads = READING_CLASS.matcher(frame.type()).find();
        return of(reads, !reads && WRITING_CLASS.matcher(frame.type()).find());
    }

    private static Optional<Direction> byMethod(Frame frame) {
        return byMethod(frame, READING_METHOD, WRITING_METHOD);
    }

    private static Optional<Direction> byFramework(Frame frame) {
        return byMethod(frame, READING_FRAMEWORK, WRITING_FRAMEWORK);
    }

    private static Optional<Direction> byMethod(Frame frame, Pattern reading, Pattern writing) {
        boolean reads = reading.matcher(frame.method()).lookingAt();
        return of(reads, !reads && writing.matcher(frame.method()).lookingAt());
    }

    private static Optional<Direction> of(boolean reads, boolean writes) {
        return reads ? Optional.of(READ) : writes ? Optional.of(WRITE) : Optional.empty();
    }
}
