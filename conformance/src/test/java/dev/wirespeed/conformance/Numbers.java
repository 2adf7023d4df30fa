package dev.wirespeed.conformance;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import tools.jackson.core.io.NumberOutput;

/** Random numbers, as often short as long. */
public final class Numbers {
    /** Whether the JDK writes the shortest text, as Jackson does. */
    private static final boolean SHORTEST = Runtime.version().feature() >= 19;

    private final Random random;

    public Numbers(Random random) {
        this.random = random;
    }

    public long nextLong() {
        long bits = random.nextLong() >> random.nextInt(64);
        return random.nextInt(8) == 0 ? random.nextInt(10) : bits;
    }

    /** Only doubles that every JDK from 17 on writes alike. */
    public double nextDouble() {
        double d = switch (random.nextInt(5)) {
            case 0 -> random.nextInt(2000) - 1000;
            case 1 -> random.nextInt(1_000_000) / 1000.0;
            case 2 -> random.nextGaussian() * Math.pow(10, random.nextInt(30) - 10);
            case 3 -> random.nextDouble();
            default -> Double.longBitsToDouble(random.nextLong());
        };
        return SHORTEST || Double.toString(d).equals(NumberOutput.toString(d, true)) ? d : nextDouble();
    }

    public float nextFloat() {
        float f = switch (random.nextInt(3)) {
            case 0 -> random.nextInt(2000) - 1000;
            case 1 -> random.nextInt(100_000) / 100f;
            default -> Float.intBitsToFloat(random.nextInt());
        };
        return SHORTEST || Float.toString(f).equals(NumberOutput.toString(f, true)) ? f : nextFloat();
    }

    public BigInteger nextBigInteger() {
        BigInteger magnitude = new BigInteger(random.nextInt(random.nextInt(5) == 0 ? 3000 : 140), random);
        return random.nextBoolean() ? magnitude : magnitude.negate();
    }

    public BigDecimal nextBigDecimal() {
        return new BigDecimal(nextBigInteger(), random.nextInt(80) - 30);
    }
}
