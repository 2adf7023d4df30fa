package dev.wirespeed.generate;

/** Why no codecs can be made, in one line for whoever asked for them. */
public final class GenerateException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    GenerateException(String message) {
        super(message);
    }
}
