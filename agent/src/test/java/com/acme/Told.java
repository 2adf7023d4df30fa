package com.acme;

import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Prints what the agent has counted since it was printed before, as an application could not know it: the counters are on the boot class
 * path.
 */
final class Told {
    private static final Map<String, long[]> BEFORE = new HashMap<>();
    private static final int COUNT = 0;
    private static final int BYTES = 2;
    private static final int SIZED = 3;

    private Told() {}

    static void print() {
        try {
            Class<?> totals = Class.forName("dev.wirespeed.agent.boot.Totals");
            RecordComponent[] components = totals.getRecordComponents();
            for (Object each : (List<?>) totals.getMethod("all").invoke(null)) {
                String names = Stream.of(components)
                        .filter(component -> component.getType() == String.class)
                        .map(component -> (String) get(component, each))
                        .collect(Collectors.joining("\t"));
                long[] numbers = Stream.of(components)
                        .filter(component -> component.getType() == long.class)
                        .mapToLong(component -> (long) get(component, each))
                        .toArray();
                print(names, numbers);
            }
        } catch (ReflectiveOperationException e) {
            System.out.println("no agent: " + e);
        }
    }

    private static void print(String names, long[] now) {
        long[] before = BEFORE.getOrDefault(names, new long[now.length]);
        BEFORE.put(names, now.clone());
        boolean sized = now[SIZED] > before[SIZED];
        now[BYTES] = sized ? now[BYTES] - Math.max(0, before[BYTES]) : -1;
        for (int i = 0; i < now.length; i++) {
            now[i] -= i == BYTES ? 0 : before[i];
        }
        if (now[COUNT] > 0) {
            System.out.println("= " + names + "\t"
                    + LongStream.of(now).mapToObj(Long::toString).collect(Collectors.joining("\t")));
        }
    }

    private static Object get(RecordComponent component, Object of) {
        try {
            return component.getAccessor().invoke(of);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
