package dev.wirespeed.lab.fork;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/**
 * What this JVM's JIT compiler has to do, which decides whether a contestant is measured as it will be or as it begins.
 *
 * <p>A long method runs in the interpreter, or as hardly optimised code, for as long as it takes to compile it, up to seconds. Its
 * throughput doesn't change meanwhile, so from iterations alone it looks as if it were warm.
 */
final class JitCompiler {

    /** The system property that says for how many milliseconds at most the compiler is waited for; without it, not at all. */
    private static final String PATIENCE = "wirespeed.settle";

    /** The system property that names a file. */
    private static final String FILE = "wirespeed.settled";

    private static final long QUIET_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    /** What {@code Compiler.queue} prints if there is nothing in work and nothing waits. */
    private static final Pattern IDLE = Pattern.compile("Current compiles:\\s+(C\\d compile queue:\\s+Empty\\s+)+");

    /** Keeps the work from being optimised away. */
    static volatile Object sink = "";

    private JitCompiler() {}

    /**
     * Works on until the compiler has had nothing to do for half a second, but no longer than the lab says. Leaves in the file that
     * the lab asked for how many milliseconds that took.
     */
    static void settle(Callable<?> work) throws Exception {
        Integer patience = Integer.getInteger(PATIENCE);
        String file = System.getProperty(FILE);
        if (patience != null && file != null) {
            Files.writeString(Path.of(file), Long.toString(settle(work, patience, JitCompiler::idle)));
        }
    }

    /**
     * The milliseconds that passed until the compiler had been idle for half a second, or {@code patience} of them and perhaps the rest of
     * one turn of the work.
     */
    static long settle(Callable<?> work, long patience, Callable<Boolean> idle) throws Exception {
        long start = System.nanoTime();
        long limit = start + TimeUnit.MILLISECONDS.toNanos(patience);
        long looked = start;
        long busy = start;
        while (System.nanoTime() - busy < QUIET_NANOS && System.nanoTime() < limit) {
            sink = work.call();
            if (System.nanoTime() - looked > LOOK_NANOS) {
                busy = idle.call() ? busy : System.nanoTime();
                looked = System.nanoTime();
            }
        }
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    /** Whether nothing is being compiled, and nothing waits for it. */
    static boolean idle() throws JMException {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        Object queue = server.invoke(
                new ObjectName("com.sun.management:type=DiagnosticCommand"),
                "compilerQueue",
                new Object[0],
                new String[0]);
        return idle((String) queue);
    }

    static boolean idle(String queue) {
        return IDLE.matcher(queue).matches();
    }
}
