package dev.wirespeed.jackson2;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.Wire;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;

/** Classes that tell whether a codec called them. */
@SuppressWarnings("JavaUtilDate") // a type that no code is generated for
@NullUnmarked
final class Shop {
    private static final ThreadLocal<Boolean> BY_CODEC = ThreadLocal.withInitial(() -> false);

    private Shop() {}

    /** Whether a codec wrote or read an order since this was last asked. */
    static boolean byCodec() {
        boolean was = BY_CODEC.get();
        BY_CODEC.set(false);
        return was;
    }

    /** Remembers that a codec is what calls, if it is. */
    static void note() {
        boolean codec = StackWalker.getInstance()
                .walk(frames -> frames.anyMatch(f -> f.getClassName().endsWith("_JsonCodec")));
        BY_CODEC.set(BY_CODEC.get() || codec);
    }

    /** An order. */
    @Wire
    public static final class Order {
        private final int orderId;
        private final String note;
        private final LocalDate day;
        private final List<Line> lines;

        public Order(
                @JsonProperty("orderId") int orderId,
                @JsonProperty("note") String note,
                @JsonProperty("day") LocalDate day,
                @JsonProperty("lines") List<Line> lines) {
            note();
            this.orderId = orderId;
            this.note = note;
            this.day = day;
            this.lines = lines;
        }

        public int getOrderId() {
            note();
            return orderId;
        }

        public String getNote() {
            return note;
        }

        public LocalDate getDay() {
            return day;
        }

        public List<Line> getLines() {
            return lines;
        }
    }

    /** A line of it. */
    public record Line(String sku, double price) {}

    /** Has a property that no code is generated for. */
    @Wire
    public static final class Stock {
        public final List<String> names = new ArrayList<>();
        public Date since = new Date(1500);
        public Currency currency = Currency.getInstance("EUR");
    }

    /** Holds orders, without a codec of its own. */
    public static final class Basket {
        public List<Order> orders;
        public Map<String, Order> byName;
    }

    /** One of several. */
    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Cash.class, name = "cash")
    })
    public interface Payment {}

    /** By card. */
    public record Card(String number) implements Payment {}

    /** In cash. */
    public record Cash(int amount) implements Payment {}
}
