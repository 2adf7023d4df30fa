package dev.wirespeed.generate;

/** No codecs can be generated; the message tells users why, in one line. */
public final class GenerateException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    GenerateException(String message) {
        super(message);
    }
}
