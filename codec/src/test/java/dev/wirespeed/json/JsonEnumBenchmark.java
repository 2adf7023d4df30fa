package dev.wirespeed.json;

import dev.wirespeed.Limits;
import dev.wirespeed.internal.LeafBenchmark;
import dev.wirespeed.internal.Pool;
import dev.wirespeed.internal.Slices;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.infra.Blackhole;

/** Reads constants whose names are within one word of eight bytes, and longer ones. */
public class JsonEnumBenchmark extends LeafBenchmark {
    enum Status {
        NEW,
        ACTIVE,
        PAUSED,
        CLOSED
    }

    enum Step {
        WAITING_FOR_PAYMENT,
        WAITING_FOR_STOCK,
        IN_DELIVERY,
        DELIVERED
    }

    private static final JsonEnum<Status> STATUS = JsonEnum.of(Status.class);
    private static final JsonEnum<Step> STEP = JsonEnum.of(Step.class);

    private final Slices shortNames = document(Status.values());
    private final Slices longNames = document(Step.values());

    private static Slices document(Enum<?>... constants) {
        return Slices.of(Pool.texts(random -> "\"" + constants[random.nextInt(constants.length)].name() + "\""));
    }

    @Benchmark
    public void shortNames(Blackhole hole) {
        read(shortNames, STATUS, hole);
    }

    @Benchmark
    public void shortNamesByValueOf(Blackhole hole) {
        readByValueOf(shortNames, Status.class, hole);
    }

    @Benchmark
    public void longNames(Blackhole hole) {
        read(longNames, STEP, hole);
    }

    @Benchmark
    public void longNamesByValueOf(Blackhole hole) {
        readByValueOf(longNames, Step.class, hole);
    }

    private static <E extends Enum<E>> void read(Slices texts, JsonEnum<E> table, Blackhole hole) {
        JsonReader in = reader(texts);
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            hole.consume(in.readEnum(table));
        }
    }

    private static <E extends Enum<E>> void readByValueOf(Slices texts, Class<E> type, Blackhole hole) {
        JsonReader in = reader(texts);
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            String text = in.readString();
            hole.consume(text == null ? null : Enum.valueOf(type, text));
        }
    }

    private static JsonReader reader(Slices texts) {
        return new JsonReader(texts.bytes(), 0, texts.bytes().length, Limits.standard());
    }
}
