package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** Sends requests from a few threads, each one after the other. */
final class Load {

    private static final int THREADS = 2;
    private static final int FIRST_ERROR = 300;

    private final HttpClient http;
    private final URI service;

    Load(HttpClient http, URI service) {
        this.http = http;
        this.service = service;
    }

    /**
     * Asks one endpoint for some time.
     *
     * @return how many requests were answered a second
     */
    double run(Target target, double seconds) throws IOException, InterruptedException {
        AtomicLong next = new AtomicLong();
        long start = System.nanoTime();
        long end = start + (long) (seconds * 1e9);
        Callable<Void> asking = () -> {
            do {
                ask(target, next.getAndIncrement());
            } while (System.nanoTime() < end);
            return null;
        };
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            List<Future<Void>> all = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                all.add(threads.submit(asking));
            }
            for (Future<Void> each : all) {
                await(each);
            }
        }
        return next.get() / ((System.nanoTime() - start) / 1e9);
    }

    private void ask(Target target, long number) throws IOException, InterruptedException {
        HttpResponse<Void> response = http.send(target.request(service, number), BodyHandlers.discarding());
        if (response.statusCode() >= FIRST_ERROR) {
            throw new LabException("the store answers " + target + " with status " + response.statusCode());
        }
    }

    private static void await(Future<Void> thread) throws IOException, InterruptedException {
        try {
            thread.get();
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
