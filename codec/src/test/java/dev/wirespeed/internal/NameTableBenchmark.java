package dev.wirespeed.internal;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;

/** Looks names up in the table of a class with sixteen properties. */
public class NameTableBenchmark extends LeafBenchmark {
    private static final String[] NAMES = {
        "id",
        "uuid",
        "name",
        "email",
        "age",
        "score",
        "active",
        "status",
        "createdAt",
        "updatedAt",
        "requestId",
        "firstName",
        "lastName",
        "addresses",
        "phoneNumberOfTheOffice",
        "tags"
    };

    private final NameTable table = NameTable.of(NAMES);
    private final Map<String, Integer> map = map();
    private final Slices known = Slices.of(Pool.texts(random -> NAMES[random.nextInt(NAMES.length)]));
    private final Slices unknown = Slices.of(Pool.texts(random -> Pool.word(random, 2 + random.nextInt(12))));

    private static Map<String, Integer> map() {
        Map<String, Integer> map = new HashMap<>();
        IntStream.range(0, NAMES.length).forEach(i -> map.put(NAMES[i], i));
        return map;
    }

    @Benchmark
    public int known() {
        return find(known);
    }

    @Benchmark
    public int knownByHashMap() {
        return findByHashMap(known);
    }

    @Benchmark
    public int unknown() {
        return find(unknown);
    }

    @Benchmark
    public int unknownByHashMap() {
        return findByHashMap(unknown);
    }

    private int find(Slices names) {
        int sum = 0;
        for (int i = 0; i < Pool.SIZE; i++) {
            sum += table.find(names.bytes(), names.start(i), names.end(i));
        }
        return sum;
    }

    private int findByHashMap(Slices names) {
        int sum = 0;
        for (int i = 0; i < Pool.SIZE; i++) {
            Integer index = map.get(StringBytes.latin1(names.bytes(), names.start(i), names.end(i)));
            sum += index == null ? -1 : index;
        }
        return sum;
    }
}
