package dev.wirespeed.mappers.forked;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.Wire;
import dev.wirespeed.mappers.fork.Seen;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;

/** What is written and read: classes that reach different things, so that a setting concerns some of them only. */
public final class Values {
    private Values() {}

    /** At least one object of each class. */
    public static List<Object> all() {
        OffsetDateTime time = OffsetDateTime.of(2026, 1, 2, 3, 4, 5, 600_000_000, ZoneOffset.ofHours(1));
        Customer customer = customer();
        return List.of(
                new Point(1, -2),
                customer,
                new Customer(),
                new Order(
                        7,
                        customer,
                        Arrays.asList(new Line("a\"b", 2, 1.5), new Line(null, 0, 0)),
                        Map.of("k", "v"),
                        Status.IN_TRANSIT),
                new Order(0, null, List.of(), null, null),
                new Appointment(LocalDate.of(2026, 1, 2), LocalDateTime.of(2026, 1, 2, 3, 4), time),
                new Appointment(null, null, null),
                new Measured(Instant.ofEpochSecond(1_700_000_000, 5), Duration.ofMillis(1500)),
                new Preferences(Optional.of("x"), OptionalInt.empty()),
                new Preferences(Optional.empty(), OptionalInt.of(3)),
                new Viewed("all", "internal"),
                new Attachment(new byte[] {1, 2, 3}, new UUID(1, 2), URI.create("http://a/b?c")),
                new Price(new BigDecimal("1.50"), BigInteger.TEN, 0.1, 1e10f),
                new Nothing(),
                new Anything(List.of(1, "a", Map.of("b", true)), new LinkedHashMap<>(Map.of("c", 1.5))),
                account(),
                new Category("root", List.of(new Category("leaf", List.of()))),
                new Label("a", Color.DARK_RED, Arrays.asList("ä€😀", "</script>\u2028")));
    }

    private static Customer customer() {
        Customer customer = new Customer();
        customer.setFirstName("Ada");
        customer.setActive(true);
        customer.setCreditLimit(5_000_000_000L);
        customer.setTags(new ArrayList<>(List.of("x", "")));
        return customer;
    }

    private static Account account() {
        return new Account()
                .id("a-1")
                .accountName("main")
                .openedAt(OffsetDateTime.of(2026, 1, 2, 3, 4, 5, 0, ZoneOffset.UTC))
                .addOwnersItem("Ada")
                .kind(Account.KindEnum.SAVINGS);
    }

    /** Numbers. */
    @Wire
    public record Point(int x, int y) {
        public Point {
            Seen.read(Point.class);
        }

        @Override
        public int x() {
            Seen.written(Point.class);
            return x;
        }
    }

    /** A bean. */
    @Wire
    public static class Customer {
        private String firstName;
        private boolean active;
        private Long creditLimit;
        private List<String> tags;

        public String getFirstName() {
            Seen.written(Customer.class);
            return firstName;
        }

        public void setFirstName(String firstName) {
            Seen.read(Customer.class);
            this.firstName = firstName;
        }

        public boolean isActive() {
            return active;
        }

        public void setActive(boolean active) {
            this.active = active;
        }

        public Long getCreditLimit() {
            return creditLimit;
        }

        public void setCreditLimit(Long creditLimit) {
            this.creditLimit = creditLimit;
        }

        public List<String> getTags() {
            return tags;
        }

        public void setTags(List<String> tags) {
            this.tags = tags;
        }
    }

    /** An enum. */
    public enum Status {
        NEW,
        IN_TRANSIT
    }

    /** What stands in a list. */
    @Wire
    public record Line(String sku, int count, double price) {
        public Line {
            Seen.read(Line.class);
        }

        @Override
        public String sku() {
            Seen.written(Line.class);
            return sku;
        }
    }

    /** All of these in another. */
    @Wire
    public record Order(long orderId, Customer customer, List<Line> lines, Map<String, String> labels, Status status) {
        public Order {
            Seen.read(Order.class);
        }

        @Override
        public long orderId() {
            Seen.written(Order.class);
            return orderId;
        }
    }

    /** Dates. */
    @Wire
    public record Appointment(LocalDate day, LocalDateTime localStart, OffsetDateTime start) {
        public Appointment {
            Seen.read(Appointment.class);
        }

        @Override
        public LocalDate day() {
            Seen.written(Appointment.class);
            return day;
        }
    }

    /** A time and a duration. */
    @Wire
    public record Measured(Instant at, Duration took) {
        public Measured {
            Seen.read(Measured.class);
        }

        @Override
        public Instant at() {
            Seen.written(Measured.class);
            return at;
        }
    }

    /** What may be missing. */
    @Wire
    public record Preferences(Optional<String> theme, OptionalInt fontSize) {
        public Preferences {
            Seen.read(Preferences.class);
        }

        @Override
        public Optional<String> theme() {
            Seen.written(Preferences.class);
            return theme;
        }
    }

    /** Some of it. */
    @Wire
    public record Viewed(
            String shown, @JsonView(Internal.class) String hidden) {
        public Viewed {
            Seen.read(Viewed.class);
        }

        @Override
        public String shown() {
            Seen.written(Viewed.class);
            return shown;
        }

        /** A view. */
        public interface Internal {}
    }

    /** What is written as text. */
    @Wire
    public record Attachment(byte[] content, UUID id, URI source) {
        public Attachment {
            Seen.read(Attachment.class);
        }

        @Override
        public UUID id() {
            Seen.written(Attachment.class);
            return id;
        }
    }

    /** Numbers of other types. */
    @Wire
    public record Price(BigDecimal amount, BigInteger units, double rate, float factor) {
        public Price {
            Seen.read(Price.class);
        }

        @Override
        public BigDecimal amount() {
            Seen.written(Price.class);
            return amount;
        }
    }

    /** Has no properties. */
    @Wire
    public static class Nothing {}

    /** Values that only tell themselves what they are. */
    @Wire
    public record Anything(Object value, Map<String, Object> more) {
        public Anything {
            Seen.read(Anything.class);
        }

        @Override
        public Object value() {
            Seen.written(Anything.class);
            return value;
        }
    }

    /** As the OpenAPI generator makes them. */
    @Wire
    @JsonTypeName("Account")
    public static class Account {
        private String id;
        private String accountName;

        @JsonFormat(shape = JsonFormat.Shape.STRING)
        private OffsetDateTime openedAt;

        private List<String> owners = new ArrayList<>();
        private KindEnum kind;

        /** With texts of its own. */
        public enum KindEnum {
            CHECKING("checking"),
            SAVINGS("savings");

            private final String value;

            KindEnum(String value) {
                this.value = value;
            }

            @JsonValue
            public String getValue() {
                return value;
            }

            @JsonCreator
            public static KindEnum fromValue(String value) {
                for (KindEnum each : values()) {
                    if (each.value.equals(value)) {
                        return each;
                    }
                }
                throw new IllegalArgumentException("Unexpected value '" + value + "'");
            }
        }

        public Account id(String id) {
            this.id = id;
            return this;
        }

        @JsonProperty("id")
        public String getId() {
            Seen.written(Account.class);
            return id;
        }

        @JsonProperty("id")
        public void setId(String id) {
            Seen.read(Account.class);
            this.id = id;
        }

        public Account accountName(String accountName) {
            this.accountName = accountName;
            return this;
        }

        @JsonProperty("account_name")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        public String getAccountName() {
            return accountName;
        }

        @JsonProperty("account_name")
        public void setAccountName(String accountName) {
            this.accountName = accountName;
        }

        public Account openedAt(OffsetDateTime openedAt) {
            this.openedAt = openedAt;
            return this;
        }

        @JsonProperty("opened_at")
        public OffsetDateTime getOpenedAt() {
            return openedAt;
        }

        @JsonProperty("opened_at")
        public void setOpenedAt(OffsetDateTime openedAt) {
            this.openedAt = openedAt;
        }

        public Account addOwnersItem(String owner) {
            owners.add(owner);
            return this;
        }

        @JsonProperty("owners")
        public List<String> getOwners() {
            return owners;
        }

        @JsonProperty("owners")
        public void setOwners(List<String> owners) {
            this.owners = owners;
        }

        public Account kind(KindEnum kind) {
            this.kind = kind;
            return this;
        }

        @JsonProperty("kind")
        public KindEnum getKind() {
            return kind;
        }

        @JsonProperty("kind")
        public void setKind(KindEnum kind) {
            this.kind = kind;
        }
    }

    /** Contains itself. */
    @Wire
    public record Category(String name, List<Category> parts) {
        public Category {
            Seen.read(Category.class);
        }

        @Override
        public String name() {
            Seen.written(Category.class);
            return name;
        }
    }

    /** An enum with a text of its own. */
    public enum Color {
        RED,
        DARK_RED;

        @Override
        public String toString() {
            return name().replace('_', ' ');
        }
    }

    /** Made by a constructor, and with something that is not written. */
    @Wire
    public static final class Label {
        private final String text;
        private final Color color;
        private final List<String> lines;

        @JsonCreator
        public Label(
                @JsonProperty("text") String text,
                @JsonProperty("color") Color color,
                @JsonProperty("lines") List<String> lines) {
            Seen.read(Label.class);
            this.text = text;
            this.color = color;
            this.lines = lines == null ? Collections.emptyList() : lines;
        }

        public String getText() {
            Seen.written(Label.class);
            return text;
        }

        public Color getColor() {
            return color;
        }

        public List<String> getLines() {
            return lines;
        }

        @JsonIgnore
        public int getLength() {
            return text.length();
        }
    }
}
