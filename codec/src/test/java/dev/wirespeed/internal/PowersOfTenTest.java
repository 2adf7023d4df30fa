package dev.wirespeed.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class PowersOfTenTest {
    @Test
    void everyPowerLiesBetweenItsBitsAndTheNext() {
        for (int e = PowersOfTen.MIN; e <= PowersOfTen.MAX; e++) {
            BigInteger f = new BigInteger(Long.toUnsignedString(PowersOfTen.high(e)))
                    .shiftLeft(64)
                    .add(new BigInteger(Long.toUnsignedString(PowersOfTen.low(e))));
            assertThat(f.bitLength()).isEqualTo(128);
            int shift = PowersOfTen.floorLog2(e) - 127;
            BigDecimal power = BigDecimal.ONE.scaleByPowerOfTen(e);
            assertThat(scaled(f, shift)).as("10^%s", e).isLessThanOrEqualTo(power);
            assertThat(scaled(f.add(BigInteger.ONE), shift)).as("10^%s", e).isGreaterThan(power);
        }
    }

    private static BigDecimal scaled(BigInteger f, int shift) {
        return shift >= 0
                ? new BigDecimal(f.shiftLeft(shift))
                : new BigDecimal(f).divide(new BigDecimal(BigInteger.ONE.shiftLeft(-shift)));
    }
}
