package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The JVM that sends requests: it is told by lines, and answers each with one; it ends with its input. */
public final class LoadMain {

    private LoadMain() {}

    public static void main(String[] arguments) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            System.out.println(answer(line));
        }
    }

    private static String answer(String line) {
        try {
            return run(LoadOrder.parse(line)).line();
        } catch (IOException | LabException e) {
            return Answers.FAILED + e.getMessage();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Answers.FAILED + "interrupted";
        }
    }

    private static Answers run(LoadOrder order) throws IOException, InterruptedException {
        long start = System.nanoTime();
        long end = start + (long) (order.seconds() * 1e9);
        List<Future<long[]>> all = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(order.connections())) {
            for (int i = 0; i < order.connections(); i++) {
                all.add(threads.submit(asking(order, i, end)));
            }
        }
        long requests = 0;
        long bytes = 0;
        for (Future<long[]> each : all) {
            long[] counted = result(each);
            requests += counted[0];
            bytes += counted[1];
        }
        return new Answers(requests, bytes, (System.nanoTime() - start) / 1e9);
    }

    /** One connection, which waits for each answer before it asks for the next. */
    private static Callable<long[]> asking(LoadOrder order, int first, long end) {
        return () -> {
            byte[][] requests = order.requests();
            long count = 0;
            long bytes = 0;
            try (HttpConnection connection = new HttpConnection(order.port())) {
                do {
                    bytes += connection.ask(requests[(int) ((first + count) % requests.length)]);
                    count++;
                } while (System.nanoTime() < end);
            }
            return new long[] {count, bytes};
        };
    }

    private static long[] result(Future<long[]> of) throws IOException, InterruptedException {
        try {
            return of.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException io) {
                throw io;
            } else if (e.getCause() instanceof LabException lab) {
                throw lab;
            }
            throw new IllegalStateException(e);
        }
    }
}
