package dev.wirespeed.lab.fork;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Status;
import dev.wirespeed.lab.workload.Workload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;

/**
 * Writes one small object as the first thing that a JVM does, then reads it back.
 *
 * <p>Argument: the class of a contestant; without one nothing is done but to write fixed bytes. Prints the document on a line, as soon
 * as there is one; on two more the nanoseconds that it took from the beginning of {@code main} to have it, and those to read it back; then
 * waits for the end of its input. Only what the contestant needs is loaded: the workloads need Jackson, so its object is made here.
 */
public final class StartMain {

    private StartMain() {}

    public static void main(String[] arguments) throws Exception {
        long began = System.nanoTime();
        if (arguments.length == 0) {
            print(fixed());
            print(System.nanoTime() - began, 0);
        } else {
            SmallDto value = small();
            start(contestant(arguments[0]).bind(workload(value)), value, began);
        }
        while (System.in.read() >= 0) {}
        Runtime.getRuntime().halt(0); // whatever threads a library has started
    }

    private static byte[] fixed() {
        byte[] document = new byte[256];
        Arrays.fill(document, (byte) 'x');
        return document;
    }

    private static <M> void start(Binding<SmallDto, M> binding, SmallDto value, long began) throws Exception {
        byte[] document = binding.write(binding.toModel(value));
        long written = System.nanoTime();
        print(document);
        long beganReading = System.nanoTime();
        SmallDto back = binding.fromModel(binding.read(document));
        long read = System.nanoTime();
        // two properties stand for all, since equals() of a record would load classes of its own
        if (back.id() != value.id() || !back.requestId().equals(value.requestId())) {
            throw new IllegalStateException("it reads another value than it wrote");
        }
        print(written - began, read - beganReading);
    }

    private static void print(long written, long read) throws IOException {
        print(Long.toString(written).getBytes(StandardCharsets.US_ASCII));
        print(Long.toString(read).getBytes(StandardCharsets.US_ASCII));
    }

    private static void print(byte[] line) throws IOException {
        System.out.write(line, 0, line.length);
        System.out.write('\n');
        System.out.flush();
    }

    private static Contestant contestant(String name) throws ReflectiveOperationException {
        return Class.forName(name).asSubclass(Contestant.class).getConstructor().newInstance();
    }

    @SuppressWarnings("NullAway") // the oracle is Jackson, and nobody asks it here
    private static Workload<SmallDto> workload(SmallDto value) {
        return new Workload<>(
                "small",
                "Small",
                SmallDto.class,
                SmallDto.class,
                List.of(value),
                Workload.Equality.EQUALS,
                null,
                false,
                null);
    }

    /** The object of the workload {@code small}, without anything parsed. */
    private static SmallDto small() {
        return new SmallDto(
                123456789,
                "jeonghyeongil",
                "jeonghyeongil@gmail.com",
                29,
                98.76,
                true,
                Status.ACTIVE,
                Instant.ofEpochSecond(1_766_188_800),
                Instant.ofEpochSecond(1_766_192_523),
                "3f2b8c1e-5d47-4a90-9e6b-7c0d1f8a2b34");
    }
}
