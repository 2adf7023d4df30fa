package dev.wirespeed.lab.workload;

import dev.wirespeed.lab.workload.Workload.Equality;
import dev.wirespeed.lab.workload.citm.Catalog;
import dev.wirespeed.lab.workload.clients.ClientLists;
import dev.wirespeed.lab.workload.clients.Clients;
import dev.wirespeed.lab.workload.github.Event;
import dev.wirespeed.lab.workload.github.GithubEvents;
import dev.wirespeed.lab.workload.graph.Graphs;
import dev.wirespeed.lab.workload.graph.User;
import dev.wirespeed.lab.workload.media.MediaContent;
import dev.wirespeed.lab.workload.media.Medias;
import dev.wirespeed.lab.workload.numbers.Numbers;
import dev.wirespeed.lab.workload.numbers.Series;
import dev.wirespeed.lab.workload.people.People;
import dev.wirespeed.lab.workload.people.PeopleLists;
import dev.wirespeed.lab.workload.text.Article;
import dev.wirespeed.lab.workload.text.Articles;
import dev.wirespeed.lab.workload.users.UserLists;
import dev.wirespeed.lab.workload.users.Users;
import dev.wirespeed.lab.workload.wide.Wide;
import dev.wirespeed.lab.workload.wide.Wides;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The data of the experiments, the same in every process; what no one asks for is never made. */
public final class Workloads {
    private static final List<String> TAGS = List.of("a", "b", "c", "d", "e", "f");
    /**
     * Too many documents for a branch predictor to learn by heart. Of large ones there are no more because contestants that write one double
     * of ten thousand differently would drop out.
     */
    private static final int SMALL_VALUES = 1_024;

    private static final int MEDIUM_VALUES = 256;
    private static final int LARGE_VALUES = 64;

    private static final long FIRST_ITEM_MILLIS = 1_700_000_000_000L;
    private static final String TELEMETRY = "telemetry-";
    private static final String CITM = "citm_catalog.json";
    private static final String GITHUB = "github_events.json";

    /** What the experiment peers is about, in both directions. */
    private static final List<String> BOTH_WAYS = List.of(
            "small",
            "small-pool",
            "big-1000",
            "media",
            "users",
            "numbers",
            "escapes",
            "non-ascii",
            "wide",
            "people-1",
            "people-10",
            "people-100",
            "clients-1",
            "clients-10",
            "clients-100",
            "citm",
            "github");

    private static final List<String> POOLS =
            List.of("small-pool", "media", "users", "numbers", "escapes", "wide", "people-10", "clients-10");

    /** The same for reading only. */
    private static final List<String> READ_ONLY = List.of(
            "small-unknown",
            "small-reordered",
            "small-pretty",
            "media-reordered",
            "media-pretty",
            "users-pretty",
            "people-10-declared",
            "clients-10-sorted",
            "people-10-reordered",
            "clients-10-reordered");

    private static final Map<String, Made<?>> ALL = new LinkedHashMap<>();
    private static final Map<String, Workload<?>> FOUND = new ConcurrentHashMap<>();

    static {
        add("small", "Small", SmallDto.class, () -> List.of(SmallDtos.published()));
        add("big-1000", "Big, 1,000 items", BigDto.class, () -> List.of(big(1_000)));
        add("big-10000", "Big, 10,000 items", BigDto.class, () -> List.of(big(10_000)));
        add("contacts-immutable", "Contacts, immutable", Contacts.class, () -> List.of(AddressBook.immutable()));
        add(new Made<>(
                "contacts-mutable",
                "Contacts, mutable",
                () -> new Workload<>(
                        "contacts-mutable",
                        "Contacts, mutable",
                        MutableContacts.class,
                        List.of(AddressBook.mutable()),
                        Equality.DOCUMENT)));
        addGraph("graph-full", "User, the whole graph", Oracle.of(User.class));
        addGraph("graph-basic", "User, basic fields", Oracle.of(User.class).view(User.Basic.class));
        IntStream.of(10_000, 20_000, 50_000, 100_000).forEach(Workloads::addTelemetry);
        addPeers();
    }

    /** What the experiment peers is about, beside small and big ones: pools of values. */
    private static void addPeers() {
        add("small-pool", "Small, 1,024 values", SmallDto.class, () -> SmallDtos.values(SMALL_VALUES));
        add("media", "Media", MediaContent.class, () -> Medias.values(SMALL_VALUES));
        add("users", "Users", Users.class, () -> UserLists.values(LARGE_VALUES));
        add(new Made<>(
                "numbers",
                "Numbers",
                () -> new Workload<>(
                        "numbers", "Numbers", Numbers.class, Series.values(LARGE_VALUES), Equality.DOCUMENT)));
        add("escapes", "Text, many escapes", Article.class, () -> Articles.escapes(LARGE_VALUES));
        add("non-ascii", "Text, Korean and emoji", Article.class, () -> Articles.nonAscii(LARGE_VALUES));
        add("wide", "Wide, 60 properties", Wide.class, () -> Wides.values(LARGE_VALUES));
        addPages(1, SMALL_VALUES);
        addPages(10, MEDIUM_VALUES);
        addPages(100, LARGE_VALUES);
        add("citm", "Catalog (citm_catalog)", Catalog.class, () -> List.of(Corpus.read(CITM, Catalog.class)));
        add("github", "Events (github_events)", GithubEvents.class, () -> List.of(githubEvents()));
        // not by Documents::withUnknown and so on, which would load that class here, and Jackson with it
        addGiven(
                "small-unknown",
                "Small, unknown properties",
                "small-pool",
                document -> Documents.withUnknown(document));
        addGiven("small-reordered", "Small, another order", "small-pool", document -> Documents.reordered(document));
        addGiven("media-reordered", "Media, another order", "media", document -> Documents.reordered(document));
        addGiven("small-pretty", "Small, indented", "small-pool", document -> Documents.pretty(document));
        addGiven("media-pretty", "Media, indented", "media", document -> Documents.pretty(document));
        addGiven("users-pretty", "Users, indented", "users", document -> Documents.pretty(document));
        addGiven(
                "people-10-declared",
                "People, 10 KB, declared order",
                "people-10",
                document -> Documents.declared(document, People.class));
        addGiven("clients-10-sorted", "Clients, 10 KB, sorted", "clients-10", document -> Documents.sorted(document));
        addGiven(
                "people-10-reordered",
                "People, 10 KB, another order",
                "people-10",
                document -> Documents.reordered(document));
        addGiven(
                "clients-10-reordered",
                "Clients, 10 KB, another order",
                "clients-10",
                document -> Documents.reordered(document));
    }

    /** People and clients, each of whom takes about a kilobyte. */
    private static void addPages(int kilobytes, int values) {
        String people = "people-" + kilobytes;
        String title = "People, " + kilobytes + " KB";
        add(new Made<>(
                people,
                title,
                () -> new Workload<>(
                        people, title, People.class, PeopleLists.values(values, kilobytes), Equality.DOCUMENT)));
        add(
                "clients-" + kilobytes,
                "Clients, " + kilobytes + " KB",
                Clients.class,
                () -> ClientLists.values(values, kilobytes));
    }

    private static GithubEvents githubEvents() {
        return new GithubEvents(List.of(Corpus.read(GITHUB, Event[].class)));
    }

    /** The ids of what the experiment peers is about. */
    public static List<String> peers() {
        return Stream.concat(BOTH_WAYS.stream(), READ_ONLY.stream()).toList();
    }

    /** Those of them that are pools of one type each, of which there is no other. */
    public static List<Workload<?>> pools() {
        return POOLS.stream().<Workload<?>>map(id -> find(id).orElseThrow()).toList();
    }

    /** Whether nobody is asked to write a workload. */
    public static boolean readOnly(String id) {
        return READ_ONLY.contains(id);
    }

    /** Whether a workload can be made on this machine: some need documents that are not part of the project. */
    public static boolean available(String id) {
        return switch (id) {
            case "citm" -> Corpus.has(CITM);
            case "github" -> Corpus.has(GITHUB);
            default -> true;
        };
    }

    private static void addGiven(String id, String title, String data, UnaryOperator<byte[]> documents) {
        add(new Made<>(id, title, () -> given(find(data).orElseThrow(), id, title, documents)));
    }

    @SuppressWarnings("unchecked") // whoever asks for a workload knows nothing of its type
    private static Workload<Object> given(Workload<?> data, String id, String title, UnaryOperator<byte[]> documents) {
        return (Workload<Object>) data.given(id, title, documents);
    }

    /** Nobody reads: a document without the rest of the graph can't be read to the value that it was written for. */
    private static void addGraph(String id, String title, Oracle oracle) {
        add(new Made<>(
                id,
                title,
                () -> new Workload<>(id, title, User.class, Graphs.users(), Equality.DOCUMENT, oracle, true)));
    }

    private static void addTelemetry(int count) {
        String title = String.format(Locale.ROOT, "Telemetry, %,d records", count);
        add(TELEMETRY + count, title, TelemetryBatch.class, () -> List.of(Telemetry.batch(count)));
    }

    private static <T> void add(String id, String title, Class<T> type, Supplier<List<T>> values) {
        add(new Made<>(id, title, () -> new Workload<>(id, title, type, values.get())));
    }

    private static void add(Made<?> made) {
        ALL.put(made.id(), made);
    }

    /** A workload that is made when it is asked for. */
    private record Made<T>(String id, String title, Supplier<Workload<T>> workload) {}

    private Workloads() {}

    /** The titles of all built-in workloads by their ids, in the order in which they are shown. */
    public static Map<String, String> titles() {
        Map<String, String> titles = new LinkedHashMap<>();
        ALL.forEach((id, made) -> titles.put(id, made.title()));
        return titles;
    }

    /** How many messages there are in a document of a workload: the records of telemetry, which are sent in batches. */
    public static int messages(String id) {
        return id.startsWith(TELEMETRY) ? Integer.parseInt(id.substring(TELEMETRY.length())) : 1;
    }

    /** The workload with this id, if there is one: a built-in one, or the {@linkplain Sample sample} of this JVM. */
    public static Optional<Workload<?>> find(String id) {
        if (id.equals(Sample.ID)) {
            return Sample.ofThisJvm();
        }
        Made<?> made = ALL.get(id);
        return made == null ? Optional.empty() : Optional.of(made(id, made));
    }

    /** Without {@code computeIfAbsent}, since one workload may be made out of another. */
    private static Workload<?> made(String id, Made<?> made) {
        Workload<?> found = FOUND.get(id);
        if (found != null) {
            return found;
        }
        Workload<?> workload = made.workload().get();
        Workload<?> earlier = FOUND.putIfAbsent(id, workload);
        return earlier == null ? workload : earlier;
    }

    private static BigDto big(int size) {
        Random random = new Random(1);
        return new BigDto(
                1,
                IntStream.range(0, size)
                        .mapToObj(i -> item(i, 1_000 + random.nextInt(99_000)))
                        .toList());
    }

    private static Item item(int i, int price) {
        List<String> tags = IntStream.range(i, i + 3)
                .mapToObj(t -> TAGS.get(t % TAGS.size()))
                .toList();
        Instant createdAt = Instant.ofEpochMilli(FIRST_ITEM_MILLIS + i);
        return new Item(i, "SKU-" + i, "Item Title " + i, price, tags, attrs(i), createdAt);
    }

    private static @Nullable Map<String, String> attrs(int i) {
        if (i % 10 == 0) {
            return null;
        }
        Map<String, String> attrs = new LinkedHashMap<>();
        attrs.put("color", "black");
        attrs.put("size", "M");
        attrs.put("idx", Integer.toString(i));
        return attrs;
    }
}
