package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonView;
import com.sun.management.ThreadMXBean;
import dev.wirespeed.Wire;
import dev.wirespeed.jackson.internal.Decision;
import dev.wirespeed.jackson.internal.Inspected;
import dev.wirespeed.jackson.internal.Strictness;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.text.SimpleDateFormat;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.Base64Variants;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/** What a mapper makes for one call, such as for a request with a view, is looked at again only if it says something else. */
class WriterPerCallTest {
    private static final int CALLS = 1000;
    private static final List<Class<?>> VIEWS = List.of(Few.class, More.class, All.class);
    private static final byte[] JSON = "{\"a\":1,\"b\":2,\"c\":3}".getBytes(StandardCharsets.UTF_8);

    private final WirespeedModule module = new WirespeedModule();
    private final JsonMapper with =
            ThisJackson.builder(new WirespeedJsonFactory()).addModule(module).build();
    private final JsonMapper without =
            ThisJackson.builder(new WirespeedJsonFactory()).build();

    interface Few {}

    interface More extends Few {}

    interface All extends More {}

    /** Is seen in parts. */
    @Wire
    record Seen(
            @JsonView(Few.class) int a,
            @JsonView(More.class) int b,
            @JsonView(All.class) int c) {}

    /** Is written in one way or another. */
    @Wire
    @SuppressWarnings("ArrayRecordComponent") // only written
    record Held(byte[] bytes, char letter, Seen seen) {}

    private static Class<?> view(int call) {
        return VIEWS.get(call % VIEWS.size());
    }

    /** The configuration of a call. */
    private interface Call<C> {
        C configuration(ObjectMapper mapper, int call);
    }

    private static int timesDecidedInWriting(Call<SerializationConfig> calls) {
        ObjectMapper mapper = JsonMapper.builder().build();
        KnownSettings known = new KnownSettings();
        AtomicInteger times = new AtomicInteger();
        Decision decision = decision();
        for (int i = 0; i < CALLS; i++) {
            decide(decision, known.of(calls.configuration(mapper, i)), times);
        }
        return times.get();
    }

    private static int timesDecidedInReading(Call<DeserializationConfig> calls) {
        ObjectMapper mapper = JsonMapper.builder().build();
        KnownSettings known = new KnownSettings();
        AtomicInteger times = new AtomicInteger();
        Decision decision = decision();
        for (int i = 0; i < CALLS; i++) {
            decide(decision, known.of(calls.configuration(mapper, i)), times);
        }
        return times.get();
    }

    private static Decision decision() {
        return new Decision(Seen.class, "used", Strictness.NONE, ConcurrentHashMap.newKeySet());
    }

    private static void decide(Decision decision, ComparedSettings settings, AtomicInteger times) {
        assertThat(decision.isYes(
                        settings,
                        () -> {
                            times.incrementAndGet();
                            return List.of();
                        },
                        () -> new Inspected(Optional.empty(), Map.of())))
                .isTrue();
    }

    @Test
    void viewsAreDecidedOnOnce() {
        assertThat(timesDecidedInWriting(
                        (mapper, i) -> mapper.writerWithView(view(i)).getConfig()))
                .isEqualTo(1);
        assertThat(timesDecidedInReading(
                        (mapper, i) -> mapper.readerWithView(view(i)).getConfig()))
                .isEqualTo(1);
    }

    @Test
    void settingsByTurnsAreDecidedOnOnceEach() {
        SerializationFeature[] writing = {
            SerializationFeature.INDENT_OUTPUT, SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS
        };
        assertThat(timesDecidedInWriting(
                        (mapper, i) -> mapper.writer().with(writing[i % 2]).getConfig()))
                .isEqualTo(2);
        DeserializationFeature[] reading = {
            DeserializationFeature.USE_LONG_FOR_INTS, DeserializationFeature.USE_BIG_INTEGER_FOR_INTS
        };
        assertThat(timesDecidedInReading(
                        (mapper, i) -> mapper.reader().with(reading[i % 2]).getConfig()))
                .isEqualTo(2);
    }

    @Test
    void attributesDontMatter() {
        assertThat(timesDecidedInWriting(
                        (mapper, i) -> mapper.writer().withAttribute("call", i).getConfig()))
                .isEqualTo(1);
        assertThat(timesDecidedInReading(
                        (mapper, i) -> mapper.reader().withAttribute("call", i).getConfig()))
                .isEqualTo(1);
    }

    @Test
    void noMoreThanAFewAreKnown() {
        ObjectMapper mapper = JsonMapper.builder().build();
        KnownSettings known = new KnownSettings();
        Set<ComparedSettings> all = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < CALLS; i++) {
            all.add(known.of(mapper.writer().with(locale(i)).getConfig()));
        }
        assertThat(all).hasSize(CALLS);
        assertThat(known.of(mapper.writer().with(locale(CALLS - 1)).getConfig()))
                .isIn(all);
        assertThat(known.of(mapper.writer().with(locale(0)).getConfig())).isNotIn(all);
    }

    private static Locale locale(int i) {
        return new Locale.Builder().setVariant("call" + i).build();
    }

    static List<UnaryOperator<ObjectWriter>> changesInWriting() {
        return List.of(
                to -> to.with(SerializationFeature.INDENT_OUTPUT),
                to -> to.with(SerializationFeature.WRITE_CHAR_ARRAYS_AS_JSON_ARRAYS),
                to -> to.with(JsonNodeFeature.WRITE_PROPERTIES_SORTED),
                to -> to.with(Locale.KOREA),
                to -> to.with(TimeZone.getTimeZone("Asia/Seoul")),
                to -> to.with(new SimpleDateFormat("yyyy", Locale.ROOT)),
                to -> to.with(Base64Variants.PEM));
    }

    @ParameterizedTest
    @MethodSource("changesInWriting")
    void anotherSettingInWritingIsLookedAt(UnaryOperator<ObjectWriter> change) throws Exception {
        KnownSettings known = new KnownSettings();
        ComparedSettings usual = known.of(with.writer().getConfig());
        assertThat(known.of(change.apply(with.writer()).getConfig())).isNotSameAs(usual);
        assertThat(known.of(with.writerWithView(Few.class).getConfig())).isSameAs(usual);
        for (int i = 0; i < 6; i++) {
            Class<?> view = view(i);
            Held value = new Held(new byte[100], 'x', new Seen(1, 2, 3));
            assertThat(with.writerWithView(view).writeValueAsString(value))
                    .isEqualTo(without.writerWithView(view).writeValueAsString(value));
            assertThat(change.apply(with.writerWithView(view)).writeValueAsString(value))
                    .isEqualTo(change.apply(without.writerWithView(view)).writeValueAsString(value));
        }
        assertThat(module.counts().writtenByCodecs()).isGreaterThanOrEqualTo(6);
    }

    static List<UnaryOperator<ObjectReader>> changesInReading() {
        return List.of(
                by -> by.with(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, DeserializationFeature.USE_LONG_FOR_INTS),
                by -> by.with(DeserializationFeature.USE_LONG_FOR_INTS)
                        .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES),
                by -> by.with(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                        .without(JsonNodeFeature.READ_NULL_PROPERTIES),
                by -> by.withHandler(new DeserializationProblemHandler() {}),
                by -> by.with(new JsonNodeFactory() {
                    private static final long serialVersionUID = 1L;
                }),
                by -> by.with(Locale.KOREA),
                by -> by.with(TimeZone.getTimeZone("Asia/Seoul")),
                by -> by.with(Base64Variants.MODIFIED_FOR_URL));
    }

    @ParameterizedTest
    @MethodSource("changesInReading")
    void anotherSettingInReadingIsLookedAt(UnaryOperator<ObjectReader> change) throws Exception {
        KnownSettings known = new KnownSettings();
        ComparedSettings usual = known.of(with.reader().getConfig());
        assertThat(known.of(change.apply(with.reader()).getConfig())).isNotSameAs(usual);
        assertThat(known.of(with.readerWithView(Few.class).getConfig())).isSameAs(usual);
        for (int i = 0; i < 6; i++) {
            Class<?> view = view(i);
            Seen expected = without.readerWithView(view).forType(Seen.class).readValue(JSON);
            Seen read = with.readerWithView(view).forType(Seen.class).readValue(JSON);
            assertThat(read).isEqualTo(expected);
            assertThat(read(change.apply(with.readerWithView(view))))
                    .isEqualTo(read(change.apply(without.readerWithView(view))));
        }
        assertThat(module.counts().readByCodecs()).isGreaterThanOrEqualTo(6);
    }

    /** What comes of a document with something unknown in it. */
    private static Object read(ObjectReader reader) {
        try {
            return reader.forType(Seen.class).readValue("{\"a\":1,\"d\":4}".getBytes(StandardCharsets.UTF_8));
        } catch (JacksonException e) {
            return e.getClass();
        }
    }

    @Test
    void aWriterOfACallCostsNoMoreMemoryThanWithoutCodecs() throws Exception {
        Seen value = new Seen(1, 2, 3);
        ObjectWriter kept = with.writer();
        ObjectWriter keptWithout = without.writer();
        long ofCall = memory(i -> with.writerWithView(view(i)).writeValueAsBytes(value))
                - memory(i -> kept.writeValueAsBytes(value));
        long ofCallWithout = memory(i -> without.writerWithView(view(i)).writeValueAsBytes(value))
                - memory(i -> keptWithout.writeValueAsBytes(value));
        assertThat(ofCall).isLessThan(ofCallWithout + 100);
    }

    @Test
    void aReaderOfACallCostsNoMoreMemoryThanWithoutCodecs() throws Exception {
        ObjectReader kept = with.readerFor(Seen.class);
        ObjectReader keptWithout = without.readerFor(Seen.class);
        long ofCall =
                memory(i -> with.readerWithView(view(i)).forType(Seen.class).readValue(JSON))
                        - memory(i -> kept.readValue(JSON));
        long ofCallWithout =
                memory(i -> without.readerWithView(view(i)).forType(Seen.class).readValue(JSON))
                        - memory(i -> keptWithout.readValue(JSON));
        assertThat(ofCall).isLessThan(ofCallWithout + 100);
    }

    /** Does something. */
    private interface Action {
        Object of(int call) throws Exception;
    }

    /** How many bytes a call takes. */
    private static long memory(Action action) throws Exception {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int i = 0; i < CALLS; i++) {
            action.of(i);
        }
        long before = thread.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < CALLS; i++) {
            action.of(i);
        }
        return (thread.getCurrentThreadAllocatedBytes() - before) / CALLS;
    }
}
