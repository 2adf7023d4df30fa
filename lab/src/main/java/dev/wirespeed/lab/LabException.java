package dev.wirespeed.lab;

/** Something that the user can put right; its message is the one line that is printed. */
public final class LabException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LabException(String message) {
        super(message);
    }
}
