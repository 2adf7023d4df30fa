package dev.wirespeed.lab.measure;

/** A fork crashed; the message is the line that says why. */
public sealed class ForkFailedException extends Exception permits ForkStoppedException {
    private static final long serialVersionUID = 1L;

    public ForkFailedException(String reason) {
        super(reason);
    }
}
