package dev.wirespeed.json;

import dev.wirespeed.internal.LeafBenchmark;
import dev.wirespeed.internal.Pool;
import java.time.Instant;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;

/** Writes objects of four properties by a codec that eight methods lie in front of, as those of a mapper do. */
public class InliningBoundaryBenchmark extends LeafBenchmark {
    private record Item(int id, int count, long price, Instant sold) {}

    /** As it would be generated. */
    private static final class Codec extends JsonCodec<Item> {
        private static final JsonName ID = JsonName.of("id");
        private static final JsonName COUNT = JsonName.of("count");
        private static final JsonName PRICE = JsonName.of("price");
        private static final JsonName SOLD = JsonName.of("sold");

        @Override
        public void write(JsonWriter out, Item item) {
            out.beginObject(ID).value(item.id);
            out.name(COUNT).value(item.count);
            out.name(PRICE).value(item.price);
            out.name(SOLD).value(item.sold);
            out.endNonEmptyObject();
        }

        @Override
        public @Nullable Item read(JsonReader in) {
            throw new UnsupportedOperationException();
        }
    }

    /** How the innermost method calls the codec. */
    private enum Call {
        APART,
        INLINED
    }

    private final Item[] items = Pool.of(Item[]::new, InliningBoundaryBenchmark::item);
    private final JsonWriter writer = new JsonWriter(Codecs.BY_NAME, 128 * Pool.SIZE);
    private final JsonCodec<Item> codec = new Codec();

    private static Item item(Random random) {
        return new Item(
                random.nextInt(1 << random.nextInt(31)),
                random.nextInt(1_000),
                random.nextInt(Integer.MAX_VALUE),
                Instant.ofEpochSecond(random.nextInt(Integer.MAX_VALUE), random.nextInt(1_000) * 1_000_000L));
    }

    @Benchmark
    public int apart() {
        return writeAll(Call.APART);
    }

    @Benchmark
    public int inlined() {
        return writeAll(Call.INLINED);
    }

    private int writeAll(Call call) {
        writer.reset(null, false);
        writer.beginArray();
        for (Item item : items) {
            one(call, item);
        }
        writer.endArray();
        return writer.length();
    }

    private void one(Call call, Item item) {
        two(call, item);
    }

    private void two(Call call, Item item) {
        three(call, item);
    }

    private void three(Call call, Item item) {
        four(call, item);
    }

    private void four(Call call, Item item) {
        five(call, item);
    }

    private void five(Call call, Item item) {
        six(call, item);
    }

    private void six(Call call, Item item) {
        seven(call, item);
    }

    private void seven(Call call, Item item) {
        eight(call, item);
    }

    private void eight(Call call, Item item) {
        if (call == Call.APART) {
            InliningBoundary.write(codec, writer, item);
        } else {
            codec.write(writer, item);
        }
    }
}
