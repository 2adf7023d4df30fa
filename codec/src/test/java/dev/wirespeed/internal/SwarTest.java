package dev.wirespeed.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SwarTest {
    private static final byte[] STOPS = {'"', '\\', 0, 1, 31, '\n', (byte) 0x80, (byte) 0xC3, (byte) 0xFF};
    /** Those that are near to a stop, by their bits or their values. */
    private static final byte[] PLAIN = {' ', '!', '#', '[', ']', 'a', 0x7F, '0', '~'};

    private final Random random = Randoms.create();

    @Test
    void setsABitForEachStopAndTheLowestForNothingElse() {
        for (int i = Randoms.count(50_000); i > 0; i--) {
            byte[] b = bytes(1 + random.nextInt(20));
            int from = random.nextInt(9);
            int count = 1 + random.nextInt(Long.SIZE);
            long bits = Swar.stopBits(b, from, count);
            long stops = 0;
            for (int at = 0; at < count; at++) {
                stops |= isStop(b[from + at]) ? 1L << at : 0;
            }
            assertThat(bits & stops).as(Randoms.seed()).isEqualTo(stops);
            assertThat(Long.lowestOneBit(bits)).as(Randoms.seed()).isEqualTo(Long.lowestOneBit(stops));
            assertThat(count == Long.SIZE ? 0 : bits >>> count).isZero();
        }
    }

    @Test
    void copiesByWords() {
        for (int length = 0; length < 60; length++) {
            byte[] source = bytes(2);
            byte[] target = new byte[90];
            int behind = Words.copy(source, 3, 3 + length, target, 5);
            assertThat(behind).isEqualTo(5 + length);
            for (int i = 0; i < length; i++) {
                assertThat(target[5 + i]).as(Randoms.seed()).isEqualTo(source[3 + i]);
            }
            assertThat(target[4]).isZero();
        }
    }

    private byte[] bytes(int plainForEachStop) {
        byte[] b = new byte[90];
        for (int i = 0; i < b.length; i++) {
            byte[] kind = random.nextInt(plainForEachStop + 1) == 0 ? STOPS : PLAIN;
            b[i] = kind[random.nextInt(kind.length)];
        }
        return b;
    }

    private static boolean isStop(byte b) {
        return b < ' ' || b == '"' || b == '\\';
    }
}
