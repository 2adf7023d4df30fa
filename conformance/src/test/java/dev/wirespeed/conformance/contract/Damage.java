package dev.wirespeed.conformance.contract;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes documents with something wrong in them. */
public final class Damage {
    private static final int LONGEST_NOISE = 64;
    private static final int MOST_FLIPS = 4;

    private Damage() {}

    /** Every beginning of the document, and the whole of it. */
    public static Stream<byte[]> truncations(byte[] document) {
        return IntStream.rangeClosed(0, document.length).mapToObj(length -> Arrays.copyOf(document, length));
    }

    /** One bit is another one, each in turn. */
    public static Stream<byte[]> flips(byte[] document) {
        return IntStream.range(0, document.length * Byte.SIZE).mapToObj(bit -> flipped(document, bit));
    }

    /** One byte is gone or comes twice, each in turn. */
    public static Stream<byte[]> splices(byte[] document) {
        return IntStream.range(0, document.length)
                .boxed()
                .flatMap(at -> Stream.of(spliced(document, at, at + 1), spliced(document, at + 1, at)));
    }

    /** Some bits of a beginning are others. */
    public static Stream<byte[]> several(byte[] document, Random random) {
        return Stream.generate(() -> {
            byte[] damaged = Arrays.copyOf(document, random.nextInt(document.length) + 1);
            for (int flips = random.nextInt(MOST_FLIPS); flips >= 0; flips--) {
                damaged = flipped(damaged, random.nextInt(damaged.length * Byte.SIZE));
            }
            return damaged;
        });
    }

    /** Bytes by chance. */
    public static Stream<byte[]> noise(Random random) {
        return Stream.generate(() -> {
            byte[] noise = new byte[random.nextInt(LONGEST_NOISE)];
            random.nextBytes(noise);
            return noise;
        });
    }

    private static byte[] flipped(byte[] document, int bit) {
        byte[] damaged = document.clone();
        damaged[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
        return damaged;
    }

    private static byte[] spliced(byte[] document, int end, int start) {
        byte[] result = Arrays.copyOf(document, end + document.length - start);
        System.arraycopy(document, start, result, end, document.length - start);
        return result;
    }
}
