package dev.wirespeed.agent.boot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Counts are exact, whether or not threads have a lane. */
class AgentTallyTest {
    private static final Tallies OF = new Tallies("Gson", "write", RootType.named("com.acme.Counted"));

    @Test
    void lanesAndSharedFiguresAreOneSum() {
        Tally tally = new Tally();
        tally.add(0, 10, 7, 100, false);
        tally.add(0, 30, -1, -1, false);
        tally.add(63, -1, -1, 1000, true);
        tally.add(Lanes.NONE, 5, -1, 10_000, false);
        tally.add(Lanes.NONE, -1, -1, -1, true);

        assertThat(tally.totals(OF, "Main.main"))
                .isEqualTo(new Totals("Gson", "write", "com.acme.Counted", "Main.main", 5, 2, 11_100, 3, 45, 3, 7, 1));
    }

    @Test
    void countsAlsoWithoutRoomForMoreLanes() {
        for (int i = 0; i < 200; i++) { // 12,800 lanes
            Tally tally = new Tally();
            for (int lane = 0; lane < Lanes.MOST; lane++) {
                tally.add(lane, lane, -1, 2, false);
            }

            Totals totals = tally.totals(OF, "Main.main");
            assertThat(totals.count()).isEqualTo(64);
            assertThat(totals.bytes()).isEqualTo(128);
            assertThat(totals.wallNanos()).isEqualTo(63 * 64 / 2);
        }
    }

    @Test
    void noTwoLivingThreadsHaveTheSameLane() throws InterruptedException {
        for (int wave = 0; wave < 3; wave++) {
            List<Integer> taken = takenByThreads(100);

            assertThat(taken).hasSize(100);
            assertThat(taken.stream().filter(lane -> lane != Lanes.NONE))
                    .doesNotHaveDuplicates()
                    .allSatisfy(lane -> assertThat(lane).isBetween(0, 63))
                    // other threads of this JVM may have some
                    .hasSizeBetween(32, 64);
        }
    }

    @Test
    void aThreadThatAsksAgainGetsItsLane() {
        assertThat(Lanes.take()).isEqualTo(Lanes.take());
    }

    /** All live until each has asked. */
    private static List<Integer> takenByThreads(int number) throws InterruptedException {
        ConcurrentLinkedQueue<Integer> taken = new ConcurrentLinkedQueue<>();
        CountDownLatch all = new CountDownLatch(number);
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            Thread thread = new Thread(() -> {
                taken.add(Lanes.take());
                all.countDown();
                try {
                    all.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return List.copyOf(taken);
    }
}
