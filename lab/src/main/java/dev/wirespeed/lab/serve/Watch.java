package dev.wirespeed.lab.serve;

import dev.wirespeed.lab.measure.ForkSpec;
import dev.wirespeed.lab.measure.Progress;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Result;
import java.nio.file.Path;

/** A report that is served: that of a folder, or that of a run while it goes on. */
public final class Watch implements AutoCloseable {

    private final ReportServer server;
    private final RunDrawings run;

    private Watch(ReportServer server, RunDrawings run) {
        this.server = server;
        this.run = run;
    }

    /** Serves what a folder holds, or will hold. */
    public static ReportServer folder(Path folder, int port) {
        return ReportServer.start(port, new FolderDrawings(folder));
    }

    /** Serves a run that is about to start in this JVM. */
    public static Watch run(int port) {
        RunDrawings run = new RunDrawings(System::nanoTime);
        return new Watch(ReportServer.start(port, run), run);
    }

    public String url() {
        return server.url();
    }

    /** Tells who watches about a run, and another progress as well. */
    public Progress beside(Progress other) {
        return new Progress() {
            @Override
            public void step(String what) {
                other.step(what);
            }

            @Override
            public void started(int done, int total, double expectedSeconds) {
                other.started(done, total, expectedSeconds);
            }

            @Override
            public void forkStarted(ForkSpec fork) {
                other.forkStarted(fork);
            }

            @Override
            public void forkFinished(Fork fork) {
                other.forkFinished(fork);
            }

            @Override
            public void finished() {
                other.finished();
            }

            @Override
            public void written(Result result) {
                other.written(result);
                run.publish(result);
            }
        };
    }

    /** Ends, when a page that is open has got the last figures. */
    @Override
    public void close() {
        try {
            run.awaitSeen();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        server.close();
    }
}
