package dev.wirespeed.lab.workload.crowd;

import dev.wirespeed.lab.workload.Lorem;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workload.Equality;
import dev.wirespeed.lab.workload.crowd.House.Alarm;
import dev.wirespeed.lab.workload.crowd.House.Meter;
import dev.wirespeed.lab.workload.crowd.House.Sensor;
import dev.wirespeed.lab.workload.crowd.House.Thermostat;
import dev.wirespeed.lab.workload.crowd.House.Timetable;
import dev.wirespeed.lab.workload.crowd.School.Course;
import dev.wirespeed.lab.workload.crowd.School.Exams;
import dev.wirespeed.lab.workload.crowd.School.Grade;
import dev.wirespeed.lab.workload.crowd.School.Pupil;
import dev.wirespeed.lab.workload.crowd.School.Shelf;
import dev.wirespeed.lab.workload.crowd.School.Weekday;
import dev.wirespeed.lab.workload.crowd.Shop.Cart;
import dev.wirespeed.lab.workload.crowd.Shop.Line;
import dev.wirespeed.lab.workload.crowd.Shop.Mood;
import dev.wirespeed.lab.workload.crowd.Shop.Product;
import dev.wirespeed.lab.workload.crowd.Shop.Rating;
import dev.wirespeed.lab.workload.crowd.Shop.Stock;
import dev.wirespeed.lab.workload.crowd.Shop.Voucher;
import dev.wirespeed.lab.workload.crowd.Stage.Chart;
import dev.wirespeed.lab.workload.crowd.Stage.Genre;
import dev.wirespeed.lab.workload.crowd.Stage.Lyrics;
import dev.wirespeed.lab.workload.crowd.Stage.Playlist;
import dev.wirespeed.lab.workload.crowd.Stage.Podcast;
import dev.wirespeed.lab.workload.crowd.Stage.Song;
import dev.wirespeed.lab.workload.crowd.Stage.Track;
import dev.wirespeed.lab.workload.crowd.Travel.Cabin;
import dev.wirespeed.lab.workload.crowd.Travel.Flight;
import dev.wirespeed.lab.workload.crowd.Travel.Hotel;
import dev.wirespeed.lab.workload.crowd.Travel.Luggage;
import dev.wirespeed.lab.workload.crowd.Travel.Route;
import dev.wirespeed.lab.workload.crowd.Travel.Ticket;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Makes values of all the types in this package, with text of all kinds in them. */
public final class Crowd {
    /** How many types there are. */
    public static final int SIZE = 30;

    private static final int VALUES = 4;
    private static final List<String> TEXTS = List.of(
            "plain text",
            "caf\u00e9 cr\u00e8me",
            "\uc9c1\ub82c\ud654",
            "\u65e5\u672c\u8a9e",
            "z \ud83d\ude80",
            "say \"yes\"\n");

    private final Lorem lorem = new Lorem(8);

    private Crowd() {}

    /** The same ones each time. */
    public static List<Workload<?>> workloads() {
        Crowd crowd = new Crowd();
        return List.<List<Workload<?>>>of(
                        crowd.shop(), crowd.travel(), crowd.office(), crowd.stage(), crowd.house(), crowd.school())
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    private static <T> Workload<T> of(Class<T> type, Supplier<T> value) {
        String name = type.getSimpleName();
        return new Workload<>(
                "crowd-" + name.toLowerCase(Locale.ROOT),
                name,
                type,
                Lorem.times(VALUES, i -> value.get()),
                Equality.DOCUMENT);
    }

    private List<Workload<?>> shop() {
        return List.of(
                of(Product.class, () -> new Product(whole(), text(), decimal(), texts(), maybe(text()))),
                of(Cart.class, () -> new Cart(uuid(), List.of(line(), line()), instant())),
                of(Voucher.class, () -> new Voucher(text(), fraction(), date(), maybe(date()), yes())),
                of(Stock.class, () -> new Stock(map(() -> lorem.between(0, 99)), lorem.between(0, 999))),
                of(Rating.class, () -> new Rating(lorem.between(1, 5), text(), lorem.pick(Mood.values()))));
    }

    private List<Workload<?>> travel() {
        return List.of(
                of(Flight.class, () -> new Flight(text(), time(), time(), lorem.pick(Cabin.values()))),
                of(Route.class, () -> new Route(text(), fractions(), fractions())),
                of(Hotel.class, () -> new Hotel(text(), lorem.between(1, 5), map(this::text))),
                of(Ticket.class, () -> new Ticket(whole(), text(), maybe(text()), yes())),
                of(Luggage.class, () -> new Luggage((short) lorem.between(1, 9), lorem.between(1, 99) / 2f, (byte) 7)));
    }

    private List<Workload<?>> office() {
        return List.of(
                of(Office.Employee.class, this::employee),
                of(Office.Department.class, this::department),
                of(Office.Room.class, this::room),
                of(Office.Meeting.class, this::meeting),
                of(Office.Device.class, this::device));
    }

    private List<Workload<?>> stage() {
        return List.of(
                of(Song.class, () -> new Song(text(), text(), lorem.between(60, 600), lorem.pick(Genre.values()))),
                of(
                        Playlist.class,
                        () -> new Playlist(text(), List.of(new Track(text(), 61), new Track(text(), 1_000)))),
                of(Podcast.class, () -> new Podcast(text(), List.of(instant(), instant(), instant()))),
                of(Chart.class, () -> new Chart(map(this::fraction))),
                of(Lyrics.class, () -> new Lyrics(text(), List.of(texts(), List.of(), texts()))));
    }

    private List<Workload<?>> house() {
        return List.of(
                of(Sensor.class, () -> new Sensor(text(), whole(), fraction(), lorem.pick(House.Unit.values()))),
                of(Thermostat.class, () -> new Thermostat(maybe(fraction()), yes(), maybe(lorem.between(0, 90)))),
                of(Timetable.class, () -> new Timetable(map(() -> List.of(8, lorem.between(9, 20))))),
                of(Alarm.class, () -> new Alarm(Set.of(text()), instant())),
                of(
                        Meter.class,
                        () -> new Meter(
                                text(),
                                LongStream.generate(this::whole).limit(5).toArray())));
    }

    private List<Workload<?>> school() {
        return List.of(
                of(Pupil.class, () -> new Pupil(text(), Optional.ofNullable(maybe(text())), lorem.between(6, 18))),
                of(Course.class, () -> new Course(text(), 3, maybe(30), List.of(Weekday.MONDAY, Weekday.FRIDAY))),
                of(Exams.class, () -> new Exams(Map.of(lorem.pick(Weekday.values()), text()))),
                of(
                        Grade.class,
                        () -> new Grade(text(), BigInteger.valueOf(whole()).pow(3), 1.5f)),
                of(
                        Shelf.class,
                        () -> new Shelf(text(), List.of(new Shelf(text(), List.of()), new Shelf("", List.of())))));
    }

    private Office.Employee employee() {
        Office.Employee employee = new Office.Employee();
        employee.setId(whole());
        employee.setName(text());
        employee.setManager(yes());
        employee.setSalary(whole());
        return employee;
    }

    private Office.Department department() {
        Office.Department department = new Office.Department();
        department.setName(text());
        department.setMembers(texts());
        return department;
    }

    private Office.Room room() {
        Office.Room room = new Office.Room();
        room.setNumber(lorem.between(1, 900));
        room.setFloor(text());
        room.setArea(fraction());
        return room;
    }

    private Office.Meeting meeting() {
        Office.Meeting meeting = new Office.Meeting();
        meeting.setTitle(text());
        meeting.setStart(instant());
        meeting.setInvited(texts());
        return meeting;
    }

    private Office.Device device() {
        Office.Device device = new Office.Device();
        device.setSerial(text());
        device.setOn(yes());
        device.setRoom(room());
        return device;
    }

    private Line line() {
        return new Line(text(), lorem.between(1, 9));
    }

    private String text() {
        return lorem.pick(TEXTS) + lorem.word();
    }

    private List<String> texts() {
        return Lorem.times(lorem.between(0, 4), i -> text());
    }

    private long whole() {
        return lorem.random().nextLong() >> 16 + lorem.between(0, 40);
    }

    private double fraction() {
        return lorem.decimal(100, 3);
    }

    private List<Double> fractions() {
        return Lorem.times(lorem.between(1, 5), i -> fraction());
    }

    private BigDecimal decimal() {
        return BigDecimal.valueOf(lorem.between(1, 100_000), 2);
    }

    private boolean yes() {
        return lorem.random().nextBoolean();
    }

    private <T> @Nullable T maybe(T value) {
        return yes() ? value : null;
    }

    private UUID uuid() {
        return new UUID(lorem.random().nextLong(), lorem.random().nextLong());
    }

    private LocalDate date() {
        return LocalDate.of(2020, 1, 1).plusDays(lorem.between(0, 3_000));
    }

    private Instant instant() {
        return Instant.ofEpochMilli(1_700_000_000_000L + lorem.random().nextInt());
    }

    private OffsetDateTime time() {
        return Instant.ofEpochSecond(1_700_000_000L + lorem.random().nextInt()).atOffset(ZoneOffset.UTC);
    }

    private <V> Map<String, V> map(Supplier<V> value) {
        Map<String, V> map = new LinkedHashMap<>();
        lorem.random().ints(3, 0, TEXTS.size()).forEach(i -> map.put(TEXTS.get(i), value.get()));
        return map;
    }
}
