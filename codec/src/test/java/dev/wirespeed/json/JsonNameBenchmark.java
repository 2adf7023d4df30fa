package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.Limits;
import dev.wirespeed.internal.LeafBenchmark;
import dev.wirespeed.internal.Pool;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.infra.Blackhole;

/** Reads and writes objects with eight properties, whose values are single digits; the time is that of an object. */
@OperationsPerInvocation(Pool.SIZE / 8)
public class JsonNameBenchmark extends LeafBenchmark {
    private static final int OBJECTS = Pool.SIZE / 8;

    private static final JsonName ID = JsonName.of("id");
    private static final JsonName NAME = JsonName.of("name");
    private static final JsonName EMAIL = JsonName.of("email");
    private static final JsonName SCORE = JsonName.of("score");
    private static final JsonName ACTIVE = JsonName.of("active");
    private static final JsonName STATUS = JsonName.of("status");
    private static final JsonName CREATED_AT = JsonName.of("createdAt");
    private static final JsonName PHONE = JsonName.of("phoneNumberOfTheOffice");
    private static final JsonNames NAMES = JsonNames.of(ID, NAME, EMAIL, SCORE, ACTIVE, STATUS, CREATED_AT, PHONE);
    private static final List<String> ORDER =
            List.of("id", "name", "email", "score", "active", "status", "createdAt", "phoneNumberOfTheOffice");
    private static final Map<String, Integer> INDEXES =
            ORDER.stream().collect(Collectors.toMap(name -> name, ORDER::indexOf));

    private final byte[] inOrder = document((random, names) -> names, ",", ":");
    private final byte[] indented = document((random, names) -> names, ",\n  ", " : ");
    private final byte[] otherOrder = document(JsonNameBenchmark::shuffled, ",", ":");
    private final byte[] halfUnknown = document(JsonNameBenchmark::halfUnknown, ",", ":");
    private final JsonWriter writer = new JsonWriter(Codecs.BY_NAME, inOrder.length);

    private static byte[] document(BiFunction<Random, List<String>, List<String>> names, String comma, String colon) {
        Random random = new Random(1);
        List<String> objects = new ArrayList<>();
        for (int i = 0; i < OBJECTS; i++) {
            objects.add(names.apply(random, ORDER).stream()
                    .map(name -> "\"" + name + "\"" + colon + random.nextInt(10))
                    .collect(Collectors.joining(comma, "{" + comma.substring(1), "}")));
        }
        return ("[" + String.join(",", objects) + "]").getBytes(UTF_8);
    }

    private static List<String> shuffled(Random random, List<String> names) {
        List<String> others = new ArrayList<>(names);
        Collections.shuffle(others, random);
        return others;
    }

    private static List<String> halfUnknown(Random random, List<String> names) {
        return names.stream()
                .map(name -> random.nextBoolean() ? name : name + "Of" + Pool.word(random, 3))
                .toList();
    }

    @Benchmark
    public void inOrder(Blackhole hole) {
        read(inOrder, hole);
    }

    @Benchmark
    public void indented(Blackhole hole) {
        read(indented, hole);
    }

    @Benchmark
    public void otherOrder(Blackhole hole) {
        read(otherOrder, hole);
    }

    @Benchmark
    public void halfUnknown(Blackhole hole) {
        read(halfUnknown, hole);
    }

    /** Nothing is expected: every name is looked up. */
    @Benchmark
    public void inOrderByTable(Blackhole hole) {
        JsonReader in = reader(inOrder);
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            in.beginFields();
            for (int field = in.nextField(NAMES); field != JsonReader.NO_FIELD; field = in.nextField(NAMES)) {
                hole.consume(field);
                hole.consume(in.readInt());
            }
        }
    }

    /** Every name becomes a string, which is looked up in a map. */
    @Benchmark
    public void inOrderByHashMap(Blackhole hole) {
        JsonReader in = reader(inOrder);
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            for (boolean field = in.beginObject(); field; field = in.nextField()) {
                hole.consume(INDEXES.get(in.name()));
                hole.consume(in.readInt());
            }
        }
    }

    @Benchmark
    public int write() {
        JsonWriter out = writer;
        out.reset(null, false);
        out.beginArray();
        for (int i = 0; i < OBJECTS; i++) {
            int digit = i % 10;
            out.beginObject();
            out.name(ID).value(digit);
            out.name(NAME).value(digit);
            out.name(EMAIL).value(digit);
            out.name(SCORE).value(digit);
            out.name(ACTIVE).value(digit);
            out.name(STATUS).value(digit);
            out.name(CREATED_AT).value(digit);
            out.name(PHONE).value(digit);
            out.endObject();
        }
        out.endArray();
        return out.length();
    }

    /** Names are strings that are escaped again each time. */
    @Benchmark
    public int writeByString() {
        JsonWriter out = writer;
        out.reset(null, false);
        out.beginArray();
        for (int i = 0; i < OBJECTS; i++) {
            out.beginObject();
            for (int name = 0; name < 8; name++) {
                out.key(ORDER.get(name)).value(i % 10);
            }
            out.endObject();
        }
        out.endArray();
        return out.length();
    }

    private static JsonReader reader(byte[] document) {
        return new JsonReader(document, 0, document.length, Limits.standard());
    }

    private static void read(byte[] document, Blackhole hole) {
        JsonReader in = reader(document);
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            readObject(in, hole);
        }
    }

    /** As generated code does it. */
    private static void readObject(JsonReader in, Blackhole hole) {
        in.beginFields();
        if (in.next(ID)) {
            hole.consume(in.readInt());
        }
        if (in.next(NAME)) {
            hole.consume(in.readInt());
        }
        if (in.next(EMAIL)) {
            hole.consume(in.readInt());
        }
        if (in.next(SCORE)) {
            hole.consume(in.readInt());
        }
        if (in.next(ACTIVE)) {
            hole.consume(in.readInt());
        }
        if (in.next(STATUS)) {
            hole.consume(in.readInt());
        }
        if (in.next(CREATED_AT)) {
            hole.consume(in.readInt());
        }
        if (in.next(PHONE)) {
            hole.consume(in.readInt());
        }
        for (int field = in.nextField(NAMES); field != JsonReader.NO_FIELD; field = in.nextField(NAMES)) {
            if (field >= 0) {
                hole.consume(in.readInt());
            } else {
                in.skipValue();
            }
        }
    }
}
