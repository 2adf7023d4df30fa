package dev.wirespeed.internal;

import java.util.Arrays;
import java.util.UUID;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.infra.Blackhole;

public class UuidsBenchmark extends LeafBenchmark {
    private final UUID[] uuids = Pool.of(UUID[]::new, random -> new UUID(random.nextLong(), random.nextLong()));
    private final Slices texts =
            Slices.of(Arrays.stream(uuids).map(UUID::toString).toArray(String[]::new));
    private final byte[] buffer = new byte[Pool.SIZE * Uuids.LENGTH];

    @Benchmark
    public int write() {
        int p = 0;
        for (UUID v : uuids) {
            p = Uuids.write(v, buffer, p);
        }
        return p;
    }

    @Benchmark
    public int writeByToString() {
        int p = 0;
        for (UUID v : uuids) {
            StringBytes.copyLatin1(v.toString(), buffer, p);
            p += Uuids.LENGTH;
        }
        return p;
    }

    @Benchmark
    public void read(Blackhole hole) {
        for (int i = 0; i < Pool.SIZE; i++) {
            hole.consume(Uuids.parse(texts.bytes(), texts.start(i)));
        }
    }

    @Benchmark
    public void readByFromString(Blackhole hole) {
        for (int i = 0; i < Pool.SIZE; i++) {
            hole.consume(UUID.fromString(StringBytes.latin1(texts.bytes(), texts.start(i), texts.end(i))));
        }
    }
}
