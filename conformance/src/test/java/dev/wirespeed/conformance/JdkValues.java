package dev.wirespeed.conformance;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Random values of classes of the JDK that are scalars in documents. */
@SuppressWarnings({"JdkObsolete", "UnnecessaryStringBuilder"}) // they are values here
final class JdkValues {
    private static final Locale[] LOCALES = Locale.getAvailableLocales();
    private static final Currency[] CURRENCIES =
            Currency.getAvailableCurrencies().toArray(new Currency[0]);

    private final Random random;
    private final Texts texts;
    private final Moments moments;

    JdkValues(Random random, Texts texts, Moments moments) {
        this.random = random;
        this.texts = texts;
        this.moments = moments;
    }

    void addTo(Map<Class<?>, Supplier<?>> leaves) {
        leaves.put(URI.class, () -> URI.create(one("", "a", "http://a/b?c=d#e", "mailto:x@y", "../%20", "é")));
        leaves.put(URL.class, () -> url(one("http://a/b?c=d#e", "file:/x", "https://é/")));
        leaves.put(File.class, () -> new File(one("a", "/a/b", "", "a b", "é\"")));
        leaves.put(Path.class, () -> Path.of(one("a", "/a/b", "a b", "é\"")));
        leaves.put(Locale.class, () -> one(LOCALES));
        leaves.put(Currency.class, () -> one(CURRENCIES));
        leaves.put(
                Charset.class, () -> one(StandardCharsets.UTF_8, StandardCharsets.UTF_16, Charset.forName("cp1252")));
        leaves.put(
                TimeZone.class,
                () -> TimeZone.getTimeZone(one("UTC", "GMT", "Europe/Paris", "GMT+01:00", "Asia/Kolkata")));
        leaves.put(Pattern.class, () -> Pattern.compile(Pattern.quote(texts.next())));
        leaves.put(StringBuilder.class, () -> new StringBuilder(texts.next()));
        leaves.put(StringBuffer.class, () -> new StringBuffer(texts.next()));
        leaves.put(CharSequence.class, texts::next);
        leaves.put(AtomicInteger.class, () -> new AtomicInteger(random.nextInt()));
        leaves.put(AtomicLong.class, () -> new AtomicLong(random.nextLong()));
        leaves.put(AtomicBoolean.class, () -> new AtomicBoolean(random.nextBoolean()));
        leaves.put(Year.class, () -> Year.from(moments.nextDate()));
        leaves.put(YearMonth.class, () -> YearMonth.from(moments.nextDate()));
        leaves.put(MonthDay.class, () -> MonthDay.from(moments.nextDate()));
        leaves.put(Month.class, () -> one(Month.values()));
        leaves.put(OffsetTime.class, () -> moments.nextTime().atOffset(moments.nextOffset()));
        leaves.put(Period.class, () -> Period.of(random.nextInt(99) - 9, random.nextInt(), random.nextInt(9)));
        leaves.put(ZoneId.class, moments::nextZone);
        leaves.put(ZoneOffset.class, moments::nextOffset);
    }

    @SafeVarargs
    private <T> T one(T... values) {
        return values[random.nextInt(values.length)];
    }

    @SuppressWarnings("deprecation") // the constructor is what Jackson calls
    private static URL url(String text) {
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
