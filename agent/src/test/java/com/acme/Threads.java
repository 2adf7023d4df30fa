package com.acme;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tools.jackson.databind.json.JsonMapper;

/** Converts on eight threads; on virtual ones, or on one platform thread for each task, if an argument says so. */
public final class Threads {
    private static final int TASKS = 80;
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private Threads() {}

    public static void main(String[] arguments) throws Exception {
        ExecutorService threads = threads(arguments.length > 0 ? arguments[0] : "pool");
        List<Future<?>> tasks = new ArrayList<>();
        for (int i = 0; i < TASKS; i++) {
            tasks.add(threads.submit(Threads::convert));
        }
        for (Future<?> task : tasks) {
            task.get();
        }
        threads.shutdown();
        Told.print();
    }

    private static void convert() {
        for (int i = 0; i < 500; i++) {
            MAPPER.readValue(MAPPER.writeValueAsBytes(new Ticket(1)), Ticket.class);
        }
    }

    /** What no other program converts. */
    public record Ticket(int number) {}

    private static ExecutorService threads(String kind) throws ReflectiveOperationException {
        return switch (kind) {
            case "virtual" -> virtual();
            case "many" -> Executors.newFixedThreadPool(TASKS);
            default -> Executors.newFixedThreadPool(8);
        };
    }

    private static ExecutorService virtual() throws ReflectiveOperationException {
        return (ExecutorService)
                Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    }
}
