package dev.wirespeed.lab.measure;

/** A fork crashed; the message is the line that says why. */
public final class ForkFailedException extends Exception {
    private static final long serialVersionUID = 1L;

    public ForkFailedException(String reason) {
        super(reason);
    }
}
