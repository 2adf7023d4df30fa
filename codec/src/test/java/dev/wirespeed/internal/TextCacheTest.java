package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextCacheTest {
    private final TextCache cache = new TextCache();

    @Test
    void aTextThatComesAgainIsTheSameString() {
        byte[] bytes = "color,size,color------------------".getBytes(US_ASCII);
        String first = cache.text(bytes, 0, 5);
        assertThat(first).isEqualTo("color");
        assertThat(cache.text(bytes, 6, 10)).isEqualTo("size");
        assertThat(cache.text(bytes, 11, 16)).isSameAs(first);
    }

    @Test
    void everyTextIsItself() {
        java.util.Random random = new java.util.Random(1);
        for (int i = 0; i < 100_000; i++) {
            byte[] bytes = new byte[24];
            for (int j = 0; j < bytes.length; j++) {
                bytes[j] = (byte) ('a' + random.nextInt(2));
            }
            int from = random.nextInt(10);
            int to = from + random.nextInt(bytes.length - from + 1);
            assertThat(cache.text(bytes, from, to)).isEqualTo(new String(bytes, from, to - from, US_ASCII));
        }
    }
}
