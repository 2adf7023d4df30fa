package dev.wirespeed.lab.measure;

/**
 * Somebody stopped a fork, which is no fault of what it measured: a terminal, a timeout or a build server sends its signal to
 * all processes of a run, and this one may be the first to get it.
 */
public final class ForkStoppedException extends ForkFailedException {
    private static final long serialVersionUID = 1L;

    public ForkStoppedException() {
        super("it was stopped by a signal");
    }
}
