package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import dev.wirespeed.Wire;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

/** What settings of a mapper have an effect on. Each property {@code n} tells whether a codec asks for it or sets it. */
@NullUnmarked
final class Settable {
    private static boolean byCodec;

    private Settable() {}

    /** Whether a codec did something since this was asked last. */
    static boolean wasByCodec() {
        boolean was = byCodec;
        byCodec = false;
        return was;
    }

    static void note() {
        byCodec |= StackWalker.getInstance()
                .walk(frames -> frames.anyMatch(f -> f.getClassName().endsWith("_JsonCodec")));
    }

    interface Public {}

    interface Internal extends Public {}

    /** Each kind of time. */
    @Wire
    public static class Times {
        public Instant instant = Instant.ofEpochSecond(5, 600_000_000);
        public Instant epoch = Instant.EPOCH;
        public LocalDate date = LocalDate.of(2020, 1, 2);
        public LocalTime time = LocalTime.of(1, 2, 3, 400_000_000);
        public LocalTime minute = LocalTime.of(1, 2);
        public LocalDateTime dateTime = LocalDateTime.of(2020, 1, 2, 3, 4, 5, 678_000_000);
        public OffsetDateTime offset = OffsetDateTime.parse("2020-01-02T03:04:05.6+02:00");
        public ZonedDateTime zoned = ZonedDateTime.parse("2020-07-02T03:04:05.6+02:00[Europe/Berlin]");
        public Duration duration = Duration.ofMillis(-1500);
        public List<Object> any = List.of(Instant.ofEpochSecond(7), LocalDate.EPOCH, Duration.ofSeconds(3));
        private int n;

        public int getN() {
            note();
            return n;
        }

        public void setN(int given) {
            note();
            n = given;
        }
    }

    /** What is left to Jackson, in one of the dialects at least. */
    @Wire
    @SuppressWarnings("JavaUtilDate") // a type that no code is generated for
    public static class Left {
        public Date date = new Date(1_500);

        @JsonFormat(pattern = "dd.MM.yyyy")
        public LocalDate day = LocalDate.of(2020, 1, 2);

        public AtomicReference<Instant> any = new AtomicReference<>(Instant.ofEpochSecond(7));
        public AtomicReference<Seen> seen = new AtomicReference<>();
        private int n;

        public int getN() {
            note();
            return n;
        }

        public void setN(int given) {
            note();
            n = given;
        }
    }

    /** In views, and in none. */
    @Wire
    public record Seen(
            @JsonView(Public.class) int a,
            int b,
            @JsonView(Internal.class) String c,
            @JsonView({}) String d,
            int n) {
        public Seen {
            note();
        }

        @Override
        public int n() {
            note();
            return n;
        }
    }

    /** Of every kind of primitive. */
    @Wire
    public static class Scalars {
        public int i;
        public long l;
        public double d;
        public boolean b;
        public char c;
        public @Nullable Integer box;
        public int[] all = {};

        @JsonView(Public.class)
        public @Nullable String seen;

        @JsonView({})
        public @Nullable String hidden;

        @JsonIgnore
        public int ignored;

        private int n;

        public int getN() {
            note();
            return n;
        }

        public void setN(int given) {
            note();
            n = given;
        }
    }

    /** Skips what it does not know. */
    @Wire
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Loose(int n) {
        public Loose {
            note();
        }

        @Override
        public int n() {
            note();
            return n;
        }
    }

    /** Made of a number. */
    public static final class Amount {
        public final long cents;

        public Amount(long cents) {
            this.cents = cents;
        }
    }

    /** Has something that is made of a number. */
    @Wire
    public record Paid(Amount amount, int n) {
        public Paid {
            note();
        }
    }

    /** Skips one name that it does not know. */
    @Wire
    @JsonIgnoreProperties("skipped")
    public record Some(int n) {
        public Some {
            note();
        }

        @Override
        public int n() {
            note();
            return n;
        }
    }

    /** Keeps a name that it only writes. */
    @Wire
    @JsonIncludeProperties({"n", "written"})
    public static class Kept {
        private int n;

        public int getN() {
            note();
            return n;
        }

        public void setN(int given) {
            note();
            n = given;
        }

        public boolean isWritten() {
            return true;
        }
    }

    /** Made by a factory. */
    @Wire
    public record Made(int n) {
        /** With a name of its own. */
        @JsonCreator
        public static Made of(@JsonProperty("n") int n) {
            note();
            return new Made(n);
        }

        @Override
        public int n() {
            note();
            return n;
        }
    }

    /** Made of arguments of every kind. */
    @Wire
    public record Argued(
            int i,
            double d,
            char c,
            String text,
            Integer box,
            Optional<String> maybe,
            OptionalInt number,
            List<String> list,
            int n) {
        public Argued {
            note();
        }

        @Override
        public int n() {
            note();
            return n;
        }
    }

    /** Made of arguments, and completed. */
    @Wire
    public static class Completed {
        public int late = 5;
        public String text;
        private final int n;

        @JsonCreator
        Completed(@JsonProperty("n") int n, @JsonProperty("text") String text) {
            note();
            this.n = n;
            this.text = text;
        }

        public int getN() {
            note();
            return n;
        }
    }

    /** For some of whose arguments something else stands. */
    @Wire
    public record Emptied(
            @JsonSetter(nulls = Nulls.AS_EMPTY) int i,
            @JsonSetter(nulls = Nulls.AS_EMPTY) String text,
            @JsonProperty(required = true) int n) {
        public Emptied {
            note();
        }

        @Override
        public int n() {
            note();
            return n;
        }
    }

    /** One of whose arguments is never read. */
    @Wire
    public record Unread(@JsonIgnore int i, int n) {
        public Unread {
            note();
        }

        @Override
        public int n() {
            note();
            return n;
        }
    }

    /** With a type id. */
    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(Dog.class))
    public interface Pet {}

    /** One. */
    @JsonTypeName("dog")
    public record Dog(int age) implements Pet {}

    /** Has one. */
    @Wire
    public record Owner(Pet pet, int n) {
        public Owner {
            note();
        }

        @Override
        public int n() {
            note();
            return n;
        }
    }
}
