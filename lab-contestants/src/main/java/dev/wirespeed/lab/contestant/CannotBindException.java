package dev.wirespeed.lab.contestant;

/** Says why a contestant can't handle a workload's type; such a contestant is listed with the reason and not timed. */
public final class CannotBindException extends Exception {
    private static final long serialVersionUID = 1L;

    public CannotBindException(String reason) {
        super(reason);
    }
}
