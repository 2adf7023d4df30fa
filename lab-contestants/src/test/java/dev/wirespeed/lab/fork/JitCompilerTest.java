package dev.wirespeed.lab.fork;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JitCompilerTest {

    @Test
    void itsQueueIsReadAsItIsPrinted() {
        String idle = """
                Current compiles:\s

                C1 compile queue:
                Empty

                C2 compile queue:
                Empty

                """;
        String method = "1572       4       a.b.C::d (8 bytes)\n";
        String working = idle.replace("compiles: \n", "compiles: \nC2 CompilerThread0 " + method);
        String waiting = idle.replace("C2 compile queue:\nEmpty\n", "C2 compile queue:\n" + method);

        assertThat(JitCompiler.idle(idle)).isTrue();
        assertThat(JitCompiler.idle(idle.replace("\n", "\r\n"))).isTrue();
        assertThat(JitCompiler.idle(working)).isFalse();
        assertThat(JitCompiler.idle(waiting)).isFalse();
        assertThat(JitCompiler.idle("")).isFalse();
    }

    @Test
    void worksOnUntilItIsIdleForHalfASecond() throws Exception {
        assertThat(JitCompiler.settle(JitCompilerTest::pause, 600_000, JitCompiler::idle))
                .isBetween(500L, 599_999L);
    }

    @Test
    void givesUpWhenTheLabSaysIfItNeverIs() throws Exception {
        assertThat(JitCompiler.settle(JitCompilerTest::pause, 700, () -> false)).isGreaterThanOrEqualTo(700);
    }

    private static Object pause() throws InterruptedException {
        Thread.sleep(5);
        return "";
    }
}
