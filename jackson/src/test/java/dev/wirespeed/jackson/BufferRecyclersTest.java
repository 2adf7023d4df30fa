package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.BufferRecycler;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.core.util.RecyclerPool;
import tools.jackson.databind.json.JsonMapper;

/** No two have the same buffers at once, and what is given back is used again. */
class BufferRecyclersTest {
    private final BufferRecyclers pool = new BufferRecyclers();

    @Test
    void whatIsGivenBackIsUsedAgain() {
        BufferRecycler first = pool.acquireAndLinkPooled();
        first.releaseToPool();
        assertThat(pool.pooledCount()).isEqualTo(1);
        assertThat(pool.acquireAndLinkPooled()).isSameAs(first);
        assertThat(pool.pooledCount()).isZero();
    }

    @Test
    void oneInsideTheOtherAreBothUsedAgain() {
        BufferRecycler outer = pool.acquireAndLinkPooled();
        BufferRecycler inner = pool.acquireAndLinkPooled();
        assertThat(inner).isNotSameAs(outer);
        inner.releaseToPool();
        outer.releaseToPool();
        assertThat(List.of(pool.acquirePooled(), pool.acquirePooled())).containsExactlyInAnyOrder(outer, inner);
    }

    @Test
    void howManyAreKeptIsBounded() {
        int processors = Runtime.getRuntime().availableProcessors();
        List<BufferRecycler> many = new ArrayList<>();
        for (int i = 0; i < 10 * processors + 10; i++) {
            many.add(pool.acquireAndLinkPooled());
        }
        many.forEach(BufferRecycler::releaseToPool);
        assertThat(pool.pooledCount()).isBetween(2 * processors, 4 * processors);
        assertThat(pool.clear()).isTrue();
        assertThat(pool.pooledCount()).isZero();
    }

    @Test
    void noTwoThreadsHaveTheSame() throws Exception {
        Map<BufferRecycler, Thread> held = Collections.synchronizedMap(new IdentityHashMap<>());
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<Integer>> counts = new ArrayList<>();
            for (int t = 0; t < 8; t++) {
                counts.add(threads.submit(() -> {
                    int twice = 0;
                    for (int i = 0; i < 20_000; i++) {
                        BufferRecycler mine = pool.acquireAndLinkPooled();
                        twice += held.put(mine, Thread.currentThread()) == null ? 0 : 1;
                        held.remove(mine);
                        mine.releaseToPool();
                    }
                    return twice;
                }));
            }
            for (Future<Integer> count : counts) {
                assertThat(count.get()).isZero();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static RecyclerPool<BufferRecycler> poolOf(TokenStreamFactory factory) {
        return factory._getRecyclerPool();
    }

    @Test
    void factoriesHaveIt() throws Exception {
        WirespeedJsonFactory factory = new WirespeedJsonFactory();
        assertThat(List.of(
                        poolOf(factory),
                        poolOf(factory.copy()),
                        poolOf(factory.rebuild().build())))
                .containsOnly(BufferRecyclers.SHARED);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(factory);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(poolOf((JsonFactory) in.readObject())).isSameAs(BufferRecyclers.SHARED);
        }
    }

    @Test
    void anotherPoolOfTheUsersStays() {
        RecyclerPool<BufferRecycler> own = JsonRecyclerPools.newBoundedPool(3);
        JsonFactory factory =
                new WirespeedJsonFactory().rebuild().recyclerPool(own).build();
        JsonMapper mapper =
                JsonMapper.builder(factory).addModule(new WirespeedModule()).build();
        assertThat(new String(mapper.writeValueAsBytes(List.of(1)), UTF_8)).isEqualTo("[1]");
        assertThat(poolOf(mapper.rebuild().build().tokenStreamFactory())).isSameAs(own);
        assertThat(own.pooledCount()).isPositive();
    }
}
