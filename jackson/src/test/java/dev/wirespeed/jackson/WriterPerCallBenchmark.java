package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.Wire;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes and reads a small object by what a mapper makes for each call, as Spring does for handlers with {@code @JsonView}, without codecs
 * and with them by turns in one JVM; it prints nanoseconds per call, the median of its rounds. What counts is the time that the thread had
 * a processor, so that others on the machine matter little.
 */
public final class WriterPerCallBenchmark {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long SLICE = 40_000_000;
    private static final int WARM_UP = 20;
    private static final int ROUNDS = 15;

    /** What was made last, so that nothing is made in vain. */
    static volatile Object last = "";

    private WriterPerCallBenchmark() {}

    /** What everybody may see. */
    interface Everybody {}

    /** What friends may see. */
    interface Friends extends Everybody {}

    /** Somebody. */
    @Wire
    record Person(
            @JsonView(Everybody.class) long id,
            @JsonView(Everybody.class) String name,
            @JsonView(Everybody.class) boolean active,
            @JsonView(Friends.class) String email) {}

    private static final Person ADA = new Person(7, "Ada Lovelace", true, "ada@example.com");

    private static final byte[] JSON =
            "{\"id\":7,\"name\":\"Ada Lovelace\",\"active\":true}".getBytes(StandardCharsets.UTF_8);

    /** How a mapper is called. */
    private enum Call {
        THE_MAPPER {
            @Override
            Object by(ObjectMapper mapper, int count) throws JacksonException {
                return mapper.writeValueAsBytes(ADA);
            }
        },
        WRITER_WITH_VIEW {
            @Override
            Object by(ObjectMapper mapper, int count) throws JacksonException {
                return mapper.writerWithView(Everybody.class).writeValueAsBytes(ADA);
            }
        },
        TWO_VIEWS {
            @Override
            Object by(ObjectMapper mapper, int count) throws JacksonException {
                Class<?> view = count % 2 == 0 ? Everybody.class : Friends.class;
                return mapper.writerWithView(view).writeValueAsBytes(ADA);
            }
        },
        WRITER_WITH_FEATURE {
            @Override
            Object by(ObjectMapper mapper, int count) throws JacksonException {
                return mapper.writer(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                        .writeValueAsBytes(ADA);
            }
        },
        READER_WITH_VIEW {
            @Override
            Object by(ObjectMapper mapper, int count) throws JacksonException {
                return mapper.readerWithView(Everybody.class)
                        .forType(Person.class)
                        .readValue(JSON);
            }
        };

        abstract Object by(ObjectMapper mapper, int count) throws JacksonException;
    }

    /** Times all calls by both mappers. */
    public static void main(String[] args) throws JacksonException {
        ObjectMapper[] mappers = {
            JsonMapper.builder().build(),
            JsonMapper.builder().addModule(new WirespeedModule()).build()
        };
        for (Call call : Call.values()) {
            double[][] nanos = new double[mappers.length][ROUNDS];
            for (int round = -WARM_UP; round < ROUNDS; round++) {
                for (int i = 0; i < mappers.length; i++) {
                    double found = nanos(call, mappers[i]);
                    if (round >= 0) {
                        nanos[i][round] = found;
                    }
                }
            }
            System.out.printf(
                    Locale.ROOT,
                    "%-20s Jackson %5.0f ns, with codecs %5.0f ns%n",
                    call,
                    median(nanos[0]),
                    median(nanos[1]));
        }
    }

    private static double nanos(Call call, ObjectMapper mapper) throws JacksonException {
        long start = THREADS.getCurrentThreadCpuTime();
        long spent;
        int calls = 0;
        do {
            for (int i = 0; i < 1000; i++) {
                last = call.by(mapper, i);
            }
            calls += 1000;
            spent = THREADS.getCurrentThreadCpuTime() - start;
        } while (spent < SLICE);
        return (double) spent / calls;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
