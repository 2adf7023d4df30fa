package dev.wirespeed.lab.stream;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** The process that started this one, and holds the other end of its standard input. */
final class Parent {

    private Parent() {}

    /** Something that may fail. */
    interface Work {
        void run() throws Exception;
    }

    /** Ends this JVM when that process ends, however it ends. */
    static void endWithIt() {
        InputStream in = System.in;
        Thread thread = new Thread(
                () -> {
                    try {
                        while (in.read() >= 0) {}
                    } catch (IOException ignored) {
                        // it is gone, too
                    }
                    Runtime.getRuntime().halt(0);
                },
                "parent");
        thread.setDaemon(true);
        thread.start();
    }

    /** Runs, and tells that process in one line why if it fails. */
    // Whatever it is, this JVM has nothing else to do.
    @SuppressWarnings("CatchAndPrintStackTrace")
    static void tellFailures(Work work) {
        try {
            work.run();
            System.exit(0);
        } catch (Exception | LinkageError e) {
            e.printStackTrace();
            new Line.Failed(Objects.toString(e.getMessage(), e.toString())).print();
            System.exit(1);
        }
    }
}
