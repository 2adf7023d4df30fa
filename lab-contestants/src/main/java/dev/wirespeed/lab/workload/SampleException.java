package dev.wirespeed.lab.workload;

/** Says in one line why a sample can't be used: what is wrong with it, with its type, or with what that type needs. */
public final class SampleException extends Exception {
    private static final long serialVersionUID = 1L;

    public SampleException(String reason) {
        super(reason);
    }
}
