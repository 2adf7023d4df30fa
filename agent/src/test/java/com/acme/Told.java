package com.acme;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints what the agent has counted, as an application could not know it: the counters are on the boot class path. */
final class Told {
    private Told() {}

    static void print() {
        try {
            Class<?> totals = Class.forName("dev.wirespeed.agent.boot.Totals");
            for (Object each : (List<?>) totals.getMethod("all").invoke(null)) {
                System.out.println("= "
                        + Stream.of(totals.getRecordComponents())
                                .map(component -> get(component, each))
                                .collect(Collectors.joining("\t")));
            }
        } catch (ReflectiveOperationException e) {
            System.out.println("no agent: " + e);
        }
    }

    private static String get(RecordComponent component, Object of) {
        try {
            return component.getAccessor().invoke(of).toString();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
