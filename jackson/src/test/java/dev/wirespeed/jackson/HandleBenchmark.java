package dev.wirespeed.jackson;

import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.NullUnmarked;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Writes and reads a small object by the format, which looks its codec up each time, and by a handle, which has it: of a
 * class that compiled code knows, and of one of four, as in a framework's code that serves all endpoints.
 */
@NullUnmarked
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(5)
public class HandleBenchmark {
    private static final Json JSON = Json.standard();
    private static final Json.Typed<Account> ACCOUNTS = JSON.forType(Account.class);

    /** As small as what an endpoint returns for one user. */
    @Wire
    public record Account(
            long id,
            String name,
            String email,
            int age,
            double score,
            boolean active,
            Status status,
            Instant createdAt,
            Instant updatedAt,
            String requestId) {}

    @Wire
    public record User(long id, String name) {}

    @Wire
    public record Item(long id, String title) {}

    @Wire
    public record Role(int level, String name) {}

    @Wire
    public record Place(String city, String street) {}

    public enum Status {
        ACTIVE,
        CLOSED
    }

    private final Account account = new Account(
            4_711,
            "Ann Example",
            "ann@example.com",
            42,
            12.75,
            true,
            Status.ACTIVE,
            Instant.parse("2026-03-01T10:15:30Z"),
            null,
            "7f3c2a10-5b7e-4c1d");

    private final byte[] document = JSON.write(account);

    private final Class<?>[] types = {User.class, Item.class, Role.class, Place.class};
    private final Object[] values = {
        new User(4_711, "Ann Example"), new Item(1_234, "Lamp No. 7"), new Role(3, "admin"), new Place("Bern", "Aare 1")
    };
    private final Json.Typed<?>[] handles = new Json.Typed<?>[types.length];
    private final byte[][] documents = new byte[types.length][];
    private int next;

    @Setup
    public void prepare() {
        for (int i = 0; i < types.length; i++) {
            handles[i] = JSON.forType(types[i]);
            documents[i] = JSON.write(values[i]);
        }
    }

    @Benchmark
    public byte[] writeByFormat() {
        return JSON.write(account);
    }

    @Benchmark
    public byte[] writeByHandle() {
        return ACCOUNTS.write(account);
    }

    @Benchmark
    public Account readByFormat() {
        return JSON.read(document, Account.class);
    }

    @Benchmark
    public Account readByHandle() {
        return ACCOUNTS.read(document);
    }

    @Benchmark
    public Object readOneOfFourByFormat() {
        int index = next++ & 3;
        return JSON.read(documents[index], types[index]);
    }

    @Benchmark
    public Object readOneOfFourByHandle() {
        int index = next++ & 3;
        return handles[index].read(documents[index]);
    }
}
