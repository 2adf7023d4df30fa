package dev.wirespeed.jackson;

import java.util.concurrent.atomic.LongAdder;

/**
 * Counts how often the codecs of one module did the work, and how often Jackson did it for classes with a codec. Only
 * values that Jackson asks for are counted, not those inside them that a codec handles.
 */
public final class CodecCounts {
    final LongAdder writtenByCodecs = new LongAdder();
    final LongAdder writtenByJackson = new LongAdder();
    final LongAdder readByCodecs = new LongAdder();
    final LongAdder readByJackson = new LongAdder();
    final LongAdder refused = new LongAdder();

    CodecCounts() {}

    /** Values that codecs wrote. */
    public long writtenByCodecs() {
        return writtenByCodecs.sum();
    }

    /** Values that Jackson wrote although their class has a codec. */
    public long writtenByJackson() {
        return writtenByJackson.sum();
    }

    /** Values that codecs read. */
    public long readByCodecs() {
        return readByCodecs.sum();
    }

    /** Values that Jackson read although their class has a codec. */
    public long readByJackson() {
        return readByJackson.sum();
    }

    /** Values that a codec refused and Jackson then handled; they are also counted for Jackson. */
    public long refused() {
        return refused.sum();
    }

    @Override
    public String toString() {
        return "codecs wrote " + writtenByCodecs() + " and read " + readByCodecs() + " values; Jackson wrote "
                + writtenByJackson() + " and read " + readByJackson() + ", of which codecs refused " + refused();
    }
}
