package dev.wirespeed.lab.workload;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Words, names and numbers that look like those of people, from a seed. */
public final class Lorem {
    private static final List<String> WORDS = List.of(
            "lorem",
            "ipsum",
            "dolor",
            "sit",
            "amet",
            "consectetur",
            "adipiscing",
            "elit",
            "sed",
            "do",
            "eiusmod",
            "tempor",
            "incididunt",
            "ut",
            "labore",
            "et",
            "dolore",
            "magna",
            "aliqua",
            "enim",
            "ad",
            "minim",
            "veniam",
            "quis",
            "nostrud",
            "exercitation",
            "ullamco",
            "laboris",
            "nisi",
            "aliquip",
            "ex",
            "ea",
            "commodo",
            "consequat");
    private static final List<String> NAMES = List.of(
            "Alma", "Bruno", "Clara", "Dario", "Edda", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Karla", "Linus",
            "Marta", "Nils", "Olga", "Pedro", "Quinn", "Rosa", "Simon", "Tilda", "Ulf", "Vera", "Wanda", "Xaver");

    private final Random random;

    public Lorem(long seed) {
        this.random = new Random(seed);
    }

    /** The source of what else is random. */
    public Random random() {
        return random;
    }

    /** A list with what a supplier of the index makes. */
    public static <T> List<T> times(int count, IntFunction<T> each) {
        return IntStream.range(0, count).mapToObj(each).toList();
    }

    /** A number from {@code from} to {@code to}, both included. */
    public int between(int from, int to) {
        return from + random.nextInt(to - from + 1);
    }

    public <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    public <T> T pick(T[] choices) {
        return choices[random.nextInt(choices.length)];
    }

    public String word() {
        return pick(WORDS);
    }

    public String words(int count) {
        return Stream.generate(this::word).limit(count).collect(Collectors.joining(" "));
    }

    /** Words that begin with a capital and end with a full stop. */
    public String sentence(int count) {
        String words = words(count);
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    public String name() {
        return pick(NAMES) + " " + pick(NAMES) + "son";
    }

    /** The address of somebody at a company; both may have several words. */
    public static String email(String name, String company) {
        return (name + "@" + company + ".example").replace(' ', '.').toLowerCase(Locale.ROOT);
    }

    /** Digits in lower case, such as those of a checksum. */
    public String hex(int digits) {
        return IntStream.range(0, digits)
                .mapToObj(i -> Integer.toHexString(random.nextInt(16)))
                .collect(Collectors.joining());
    }

    /** A random one, as {@link UUID#randomUUID} makes them, from the seed. */
    public UUID uuid() {
        long most = random.nextLong() & ~0xF000L | 0x4000L;
        long least = random.nextLong() & ~(3L << 62) | (2L << 62);
        return new UUID(most, least);
    }

    /** A decimal number with so many digits behind the point, such as a price. */
    public double decimal(int below, int digits) {
        double scale = Math.pow(10, digits);
        return Math.rint(random.nextDouble() * below * scale) / scale;
    }

    /** A latitude for 90, a longitude for 180, with six digits behind the point. */
    public double degrees(int limit) {
        return Math.rint((random.nextDouble() * 2 - 1) * limit * 1e6) / 1e6;
    }
}
