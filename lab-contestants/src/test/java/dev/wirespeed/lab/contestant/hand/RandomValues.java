package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.Item;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Status;
import dev.wirespeed.lab.workload.citm.Area;
import dev.wirespeed.lab.workload.citm.Catalog;
import dev.wirespeed.lab.workload.citm.Performance;
import dev.wirespeed.lab.workload.citm.Price;
import dev.wirespeed.lab.workload.citm.SeatCategory;
import dev.wirespeed.lab.workload.github.Actor;
import dev.wirespeed.lab.workload.github.Author;
import dev.wirespeed.lab.workload.github.Commit;
import dev.wirespeed.lab.workload.github.Fork;
import dev.wirespeed.lab.workload.github.GithubEvents;
import dev.wirespeed.lab.workload.github.Issue;
import dev.wirespeed.lab.workload.github.Organization;
import dev.wirespeed.lab.workload.github.Page;
import dev.wirespeed.lab.workload.github.Payload;
import dev.wirespeed.lab.workload.github.PullRequest;
import dev.wirespeed.lab.workload.github.Repository;
import dev.wirespeed.lab.workload.media.Image;
import dev.wirespeed.lab.workload.media.Media;
import dev.wirespeed.lab.workload.media.MediaContent;
import dev.wirespeed.lab.workload.numbers.Numbers;
import dev.wirespeed.lab.workload.numbers.Point;
import dev.wirespeed.lab.workload.text.Article;
import dev.wirespeed.lab.workload.text.Comment;
import dev.wirespeed.lab.workload.users.Friend;
import dev.wirespeed.lab.workload.users.User;
import dev.wirespeed.lab.workload.users.Users;
import dev.wirespeed.lab.workload.wide.Wide;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Values with all that is hard to write or to read, from a seed. It is this long since each class of the lab's data has a method here, with a
 * value for each of its properties.
 */
final class RandomValues {
    private static final String[] ALPHABETS = {
        "abcdefghijklmnopqrstuvwxyz0123456789 -_.:/@",
        "abc?",
        "ab\"\\/\b\t\n\f\r\u0000\u0001\u001f\u007f",
        "ab\u0080\u00e9\u00ff\u07ff",
        "\u0800\u4e2d\u6587\ufffd\uffff\u2028\u2029z",
        "\ud83d\ude80x",
        "\ud83d\ude80?"
    };
    private static final double[] SPECIAL_DOUBLES = {
        0.0,
        -0.0,
        1e-3,
        9.999e-4,
        1e7,
        9999999.999,
        Double.MIN_VALUE,
        Double.MIN_NORMAL,
        Double.MAX_VALUE,
        Double.NaN,
        Double.NEGATIVE_INFINITY,
        Double.POSITIVE_INFINITY,
        1L << 53,
        (1L << 53) + 2.0,
        0.1 + 0.2,
        Math.nextDown(Double.MIN_NORMAL),
        1e22,
        1e23
    };
    private static final long[] SPECIAL_LONGS = {
        0,
        9,
        10,
        99,
        100,
        -1,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        1L << 31,
        99_999_999,
        100_000_000,
        999_999_999_999L,
        999_999_999_999_999_999L,
        1_000_000_000_000_000_000L,
        Long.MAX_VALUE,
        Long.MIN_VALUE
    };
    private static final Instant[] SPECIAL_INSTANTS = {
        Instant.EPOCH,
        Instant.MIN,
        Instant.MAX,
        Instant.parse("-0001-03-01T00:00:00Z"),
        Instant.parse("0000-02-29T12:00:00Z"),
        Instant.parse("0000-12-31T23:59:59.999999999Z"),
        Instant.parse("0001-01-01T00:00:00Z"),
        Instant.parse("0100-02-28T23:59:59.001Z"),
        Instant.parse("1600-02-29T00:00:00Z"),
        Instant.parse("1900-12-31T00:00:00Z"),
        Instant.parse("1999-12-31T23:59:59.000001Z"),
        Instant.parse("2000-01-01T00:00:00.000000001Z"),
        Instant.parse("2000-02-29T00:00:00Z"),
        Instant.parse("9999-12-31T23:59:59.999999999Z"),
        Instant.parse("+10000-01-01T00:00:00Z"),
        Instant.parse("+123456789-01-01T00:00:00.5Z")
    };

    private static final List<Status> STATUSES = List.of(Status.values());

    private final Random random;

    RandomValues(long seed) {
        random = new Random(seed);
    }

    SmallDto small() {
        return new SmallDto(
                number(),
                text(),
                random.nextInt(4) == 0 ? null : text(),
                (int) number(),
                decimal(),
                random.nextBoolean(),
                STATUSES.get(random.nextInt(STATUSES.size())),
                instant(),
                random.nextInt(4) == 0 ? null : instant(),
                text());
    }

    MediaContent media() {
        Media media = new Media(
                text(),
                maybe(text()),
                (int) number(),
                (int) number(),
                text(),
                number(),
                number(),
                (int) number(),
                texts(),
                one(Media.Player.values()),
                maybe(text()));
        return new MediaContent(media, several(this::image));
    }

    private Image image() {
        Image.Size size = one(Image.Size.values());
        return new Image(text(), maybe(text()), (int) number(), (int) number(), size);
    }

    Users users() {
        return new Users(several(this::user));
    }

    private User user() {
        return new User(
                text(),
                (int) number(),
                new UUID(random.nextLong(), random.nextLong()),
                random.nextBoolean(),
                BigDecimal.valueOf(number(), random.nextInt(14) - 3),
                text(),
                (int) number(),
                one(User.EyeColor.values()),
                text(),
                text(),
                text(),
                text(),
                text(),
                text(),
                text(),
                date(),
                decimal() + 0.0, // no negative zero, which a decimal number can't be
                decimal() + 0.0,
                texts(),
                several(this::friend),
                text(),
                text());
    }

    private Friend friend() {
        int nano = random.nextInt(3) == 0 ? random.nextInt(1_000_000_000) : 0;
        Instant since = Instant.ofEpochSecond((random.nextLong() >>> 28) - (1L << 34), nano);
        return new Friend(new UUID(number(), number()), text(), OffsetDateTime.ofInstant(since, ZoneOffset.UTC));
    }

    private LocalDate date() {
        return random.nextInt(5) == 0
                ? LocalDate.ofEpochDay(random.nextInt() / 4)
                : LocalDate.of(1 + random.nextInt(9_999), 1 + random.nextInt(12), 1 + random.nextInt(28));
    }

    Numbers numbers() {
        return new Numbers(
                number(),
                number(),
                number(),
                decimal(),
                decimal(),
                decimal(),
                decimal(),
                DoubleStream.generate(this::decimal).limit(random.nextInt(100)).toArray(),
                LongStream.generate(this::number).limit(random.nextInt(100)).toArray(),
                several(this::decimal),
                several(this::number),
                several(() -> new Point(decimal(), decimal(), decimal(), number(), decimal())));
    }

    Article article() {
        return new Article(text(), text(), text(), texts(), several(() -> new Comment(text(), text())));
    }

    Wide wide() {
        return new Wide(
                number(),
                text(),
                text(),
                maybe(text()),
                (int) number(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                STATUSES.get(random.nextInt(STATUSES.size())),
                instant(),
                instant(),
                maybe(instant()),
                text(),
                text(),
                text(),
                text(),
                text(),
                text(),
                decimal(),
                decimal(),
                (int) number(),
                maybe(text()),
                text(),
                maybe(text()),
                maybe(text()),
                text(),
                text(),
                text(),
                text(),
                number(),
                number(),
                number(),
                decimal(),
                decimal(),
                decimal(),
                (int) number(),
                (int) number(),
                (int) number(),
                decimal(),
                decimal(),
                decimal(),
                decimal(),
                decimal(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                text(),
                text(),
                maybe(text()),
                STATUSES.get(random.nextInt(STATUSES.size())),
                instant(),
                maybe(instant()),
                (int) number(),
                number(),
                (int) number(),
                decimal(),
                text(),
                maybe(text()));
    }

    Catalog catalog() {
        return new Catalog(
                names(),
                names(),
                names(),
                byNumber(this::catalogEvent),
                several(this::performance),
                names(),
                names(),
                names(),
                names(),
                byNumber(() -> several(this::number)),
                attrs());
    }

    private dev.wirespeed.lab.workload.citm.Event catalogEvent() {
        return new dev.wirespeed.lab.workload.citm.Event(
                maybe(text()),
                number(),
                maybe(text()),
                text(),
                several(this::number),
                maybe(text()),
                maybe(text()),
                several(this::number));
    }

    private Performance performance() {
        return new Performance(
                number(),
                number(),
                maybe(text()),
                maybe(text()),
                several(this::price),
                several(this::seatCategory),
                maybe(text()),
                number(),
                text());
    }

    private Price price() {
        return new Price(number(), number(), number());
    }

    private SeatCategory seatCategory() {
        return new SeatCategory(several(this::area), number());
    }

    private Area area() {
        return new Area(number(), several(this::number));
    }

    GithubEvents githubEvents() {
        return new GithubEvents(several(this::githubEvent));
    }

    private dev.wirespeed.lab.workload.github.Event githubEvent() {
        return new dev.wirespeed.lab.workload.github.Event(
                text(),
                instant(),
                actor(),
                repository(),
                random.nextBoolean(),
                payload(),
                text(),
                maybe(organization()));
    }

    private Actor actor() {
        return new Actor(text(), text(), text(), text(), number());
    }

    private Repository repository() {
        return new Repository(text(), number(), text());
    }

    private Payload payload() {
        return new Payload(
                maybe(several(this::commit)),
                maybe((int) number()),
                maybe(text()),
                maybe(number()),
                maybe(text()),
                maybe(text()),
                maybe((int) number()),
                maybe(text()),
                maybe(text()),
                maybe(text()),
                rarely(this::fork),
                maybe(text()),
                rarely(this::issue),
                rarely(this::githubComment),
                maybe(several(this::page)));
    }

    private Commit commit() {
        return new Commit(text(), text(), random.nextBoolean(), text(), author());
    }

    private Author author() {
        return new Author(text(), text());
    }

    private Fork fork() {
        return new Fork(
                text(),
                random.nextBoolean(),
                text(),
                text(),
                text(),
                text(),
                text(),
                text(),
                text(),
                (int) number(),
                random.nextBoolean(),
                text(),
                text(),
                text(),
                githubUser(),
                text(),
                text(),
                text(),
                text(),
                instant(),
                instant(),
                random.nextBoolean(),
                text(),
                text(),
                text(),
                text(),
                (int) number(),
                text(),
                text(),
                text(),
                text(),
                text(),
                text(),
                instant(),
                text(),
                (int) number(),
                text(),
                text(),
                random.nextBoolean(),
                random.nextBoolean(),
                text(),
                maybe(text()),
                (int) number(),
                number(),
                random.nextBoolean(),
                text(),
                text(),
                text(),
                maybe(text()),
                text(),
                text(),
                text(),
                text(),
                text(),
                text(),
                text(),
                text(),
                text(),
                (int) number(),
                text(),
                text(),
                text(),
                (int) number(),
                (int) number());
    }

    private Issue issue() {
        return new Issue(
                githubUser(),
                text(),
                texts(),
                text(),
                text(),
                pullRequest(),
                instant(),
                maybe(instant()),
                maybe(text()),
                text(),
                text(),
                instant(),
                (int) number(),
                text(),
                maybe(githubUser()),
                number(),
                text(),
                text(),
                (int) number());
    }

    private PullRequest pullRequest() {
        return new PullRequest(maybe(text()), maybe(text()), maybe(text()));
    }

    private dev.wirespeed.lab.workload.github.Comment githubComment() {
        return new dev.wirespeed.lab.workload.github.Comment(
                githubUser(), text(), text(), instant(), text(), instant(), number());
    }

    private Page page() {
        return new Page(text(), text(), text(), text(), maybe(text()), text());
    }

    private dev.wirespeed.lab.workload.github.User githubUser() {
        return new dev.wirespeed.lab.workload.github.User(
                text(), text(), text(), text(), text(), text(), text(), text(), text(), text(), number(), text(),
                text(), text(), text());
    }

    private Organization organization() {
        return new Organization(text(), text(), text(), text(), number());
    }

    private Map<Long, String> names() {
        return byNumber(this::text);
    }

    private <T> Map<Long, T> byNumber(Supplier<T> value) {
        Map<Long, T> map = new LinkedHashMap<>();
        IntStream.range(0, random.nextInt(4)).forEach(i -> map.put(number(), value.get()));
        return map;
    }

    private <T> T one(T[] choices) {
        return choices[random.nextInt(choices.length)];
    }

    private <T> List<T> several(Supplier<T> value) {
        return Stream.generate(value).limit(random.nextInt(5)).toList();
    }

    private List<String> texts() {
        return several(this::text);
    }

    private <T> @Nullable T maybe(T value) {
        return random.nextInt(4) == 0 ? null : value;
    }

    /** What only one kind of event in several has. */
    private <T> @Nullable T rarely(Supplier<T> value) {
        return random.nextInt(4) == 0 ? value.get() : null;
    }

    BigDto big() {
        return new BigDto(
                number(), Stream.generate(this::item).limit(random.nextInt(5)).toList());
    }

    private Item item() {
        List<String> tags = Stream.generate(this::text).limit(random.nextInt(4)).toList();
        return new Item(number(), text(), text(), (int) number(), tags, maybe(attrs()), instant());
    }

    private Map<String, String> attrs() {
        Map<String, String> attrs = new LinkedHashMap<>();
        IntStream.range(0, random.nextInt(4)).forEach(i -> attrs.put(key(), text()));
        return attrs;
    }

    /** Without half a surrogate pair, which Jackson writes in names but does not read there. */
    private String key() {
        return text().codePoints()
                .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(random.nextInt(5) == 0 ? 100 : 20);
        String mostly = ALPHABETS[random.nextInt(2)];
        String rarely = ALPHABETS[random.nextInt(ALPHABETS.length)];
        for (int i = 0; i < length; i++) {
            String alphabet = random.nextInt(6) == 0 ? rarely : mostly;
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }

    private long number() {
        return switch (random.nextInt(3)) {
            case 0 -> SPECIAL_LONGS[random.nextInt(SPECIAL_LONGS.length)];
            case 1 -> random.nextLong() >> random.nextInt(64);
            default -> random.nextInt(2_000) - 1_000;
        };
    }

    private double decimal() {
        return switch (random.nextInt(4)) {
            case 0 -> SPECIAL_DOUBLES[random.nextInt(SPECIAL_DOUBLES.length)];
            case 1 -> Double.longBitsToDouble(random.nextLong());
            case 2 -> random.nextInt() / Math.pow(10, random.nextInt(8));
            default -> random.nextDouble() * 1_000;
        };
    }

    private Instant instant() {
        return switch (random.nextInt(3)) {
            case 0 -> SPECIAL_INSTANTS[random.nextInt(SPECIAL_INSTANTS.length)];
            case 1 -> Instant.ofEpochSecond(random.nextLong() >> 27, random.nextInt(1_000_000_000));
            default -> Instant.ofEpochMilli((random.nextLong() >>> 18) - (1L << 45));
        };
    }
}
