package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.WireException;
import dev.wirespeed.internal.StringDecoder;
import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Currency;
import java.util.Locale;
import java.util.TimeZone;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The codecs of JDK classes whose values are strings in documents, for generated code. */
public final class JsonTexts {
    public static final JsonCodec<java.net.URI> URI =
            codec("a URI", java.net.URI::toString, java.net.URI::create, java.net.URI.create(""));
    public static final JsonCodec<java.net.URL> URL = codec("a URL", java.net.URL::toString, JsonTexts::url, null);
    public static final JsonCodec<File> FILE = new ScalarCodec<>(
            (out, file) -> {
                if (file.getClass() == File.class) {
                    out.value(file.getAbsolutePath());
                } else {
                    out.object(file);
                }
            },
            in -> read(in, "a file", File::new, null));
    public static final JsonCodec<Path> PATH =
            codec("a path", path -> path.toUri().toString(), Paths::parse, null);
    public static final JsonCodec<Locale> LOCALE = codec("a locale", JsonTexts::tag, JsonTexts::locale, Locale.ROOT);
    public static final JsonCodec<Currency> CURRENCY =
            codec("a currency", Currency::toString, Currency::getInstance, null);
    public static final JsonCodec<Charset> CHARSET = ScalarCodec.open(
            (out, charset) -> out.value(charset.toString()), in -> read(in, "a charset", Charset::forName, null));
    public static final JsonCodec<TimeZone> TIME_ZONE = ScalarCodec.open(
            (out, zone) -> out.value(zone.getID()), in -> read(in, "a time zone", TimeZone::getTimeZone, null));
    public static final JsonCodec<Pattern> PATTERN =
            new ScalarCodec<>((out, pattern) -> out.value(pattern.toString()), JsonTexts::pattern);
    public static final JsonCodec<StringBuilder> STRING_BUILDER = new ScalarCodec<>(
            (out, text) -> out.value(text.toString()), in -> orNull(in.readString(), StringBuilder::new));

    @SuppressWarnings("JdkObsolete") // whoever declares it wants it
    public static final JsonCodec<StringBuffer> STRING_BUFFER = new ScalarCodec<>(
            (out, text) -> out.value(text.toString()), in -> orNull(in.readString(), StringBuffer::new));

    public static final JsonCodec<CharSequence> CHAR_SEQUENCE =
            new ScalarCodec<>(JsonTexts::writeChars, JsonReader::readString);

    /** Numbers that are written as strings. */
    public static final JsonCodec<Number> NUMBER = new ScalarCodec<>(JsonTexts::writeNumber, Numbers::toNumber);

    /** Booleans that are written as strings. */
    public static final JsonCodec<Boolean> BOOLEAN =
            new ScalarCodec<>((out, value) -> out.value(value.toString()), JsonReader::readBooleanOrNull);

    /** Objects whose text is JSON already, which is written verbatim. */
    public static final JsonCodec<Object> RAW = new ScalarCodec<>(JsonTexts::writeRaw, JsonReader::readObject);

    private JsonTexts() {}

    /** Jackson writes only these as text; it treats others as objects, since {@code isEmpty} looks like a getter. */
    private static void writeChars(JsonWriter out, CharSequence text) {
        if (text instanceof String || text instanceof StringBuilder || text instanceof StringBuffer) {
            out.value(text.toString());
        } else {
            Values.write(out, text);
        }
    }

    private static void writeNumber(JsonWriter out, Number number) {
        if (number instanceof BigDecimal decimal) {
            out.value(out.text(out.asDeclared(decimal)));
        } else {
            out.value((number instanceof BigInteger ? out.asDeclared(number) : number).toString());
        }
    }

    private static void writeRaw(JsonWriter out, Object value) {
        String json = value.toString();
        if (out.isText()) {
            out.raw(json);
            return;
        }
        if (StringDecoder.hasLoneSurrogate(json)) {
            throw new WireException(WireException.Kind.MISMATCH, "A raw value has a lone surrogate");
        }
        out.raw(json.getBytes(UTF_8));
    }

    private static <T> JsonCodec<T> codec(
            String expected, Function<T, String> text, Function<String, T> parse, @Nullable T empty) {
        return new ScalarCodec<>((out, value) -> out.value(text.apply(value)), in -> read(in, expected, parse, empty));
    }

    /** Reads the text of any scalar, without surrounding white space. */
    private static <T> @Nullable T read(JsonReader in, String expected, Function<String, T> parse, @Nullable T empty) {
        int at = in.start();
        String text = in.readString();
        if (text == null) {
            return null;
        }
        String trimmed = text.trim();
        if (trimmed.isEmpty()) {
            in.coerced(at);
            return empty;
        }
        return parsed(in, at, expected, trimmed, parse);
    }

    private static @Nullable Pattern pattern(JsonReader in) {
        int at = in.start();
        String text = in.readString();
        if (text != null && text.isEmpty()) {
            in.coerced(at);
        }
        return text == null || text.isEmpty() ? null : parsed(in, at, "a regular expression", text, Pattern::compile);
    }

    private static <T> T parsed(JsonReader in, int at, String expected, String text, Function<String, T> parse) {
        try {
            return parse.apply(text);
        } catch (IllegalArgumentException e) {
            throw in.unusable("Expected " + expected + " but was another value", at);
        }
    }

    private static <T> @Nullable T orNull(@Nullable String text, Function<String, T> parse) {
        return text == null ? null : parse.apply(text);
    }

    /** @throws IllegalArgumentException if the text is not a URL */
    @SuppressWarnings("deprecation") // the constructor is what Jackson calls
    static java.net.URL url(String text) {
        try {
            return new java.net.URL(text);
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static String tag(Locale locale) {
        return locale.equals(Locale.ROOT) ? "" : locale.toLanguageTag();
    }

    /** The language tag, unless it would be read as another locale. */
    static String key(Locale locale) {
        String tag = tag(locale);
        return tag.isEmpty() || Locale.forLanguageTag(tag).equals(locale) ? tag : locale.toString();
    }

    /** Accepts language tags and the older form with underscores. */
    @SuppressWarnings("deprecation") // Locale.of is not there on JDK 17
    static Locale locale(String text) {
        int first = separator(text, 0);
        if (first < 0) {
            return new Locale(text);
        }
        if (text.charAt(first) == '-') {
            return Locale.forLanguageTag(text);
        }
        String language = text.substring(0, first);
        int second = separator(text, first + 1);
        return second < 0
                ? new Locale(language, text.substring(first + 1))
                : new Locale(language, text.substring(first + 1, second), text.substring(second + 1));
    }

    private static int separator(String text, int from) {
        int i = from;
        while (i < text.length() && text.charAt(i) != '_' && text.charAt(i) != '-') {
            i++;
        }
        return i < text.length() ? i : -1;
    }

    /** Paths, read from their own texts or from file URIs. */
    private static final class Paths {
        private static final boolean DRIVES = File.separatorChar == '\\';

        static Path parse(String text) {
            int colon = text.indexOf(':');
            boolean drive = DRIVES && colon == 1 && Character.isLetter(text.charAt(0));
            if (colon < 0 || drive) {
                return Path.of(text);
            }
            java.net.URI uri = java.net.URI.create(text);
            if (uri.getScheme() != null && !uri.getScheme().equalsIgnoreCase("file")) {
                throw new IllegalArgumentException("not a file");
            }
            return Path.of(uri);
        }
    }
}
