package dev.wirespeed.runtime;

import dev.wirespeed.WireException;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Says of errors that a codec met when it was linked that it was made from another version of its class. */
public final class Stale {
    private static final Pattern OF_RUNTIME = Pattern.compile("dev\\.wirespeed\\.(json|runtime)\\.");

    /** What the names of codecs end in, whose nested classes have it in the middle of their names. */
    private static final Set<String> SUFFIXES = new CopyOnWriteArraySet<>();

    private Stale() {}

    static void addSuffix(String suffix) {
        SUFFIXES.add(suffix);
    }

    private static String sentence(String codec) {
        return codec
                + " was made from another version of its class: compile that, and the classes that have it as a property,"
                + " again with wirespeed-processor";
    }

    /** The refusal that an error means; one that is not of a codec's is thrown as it is. */
    public static WireException refused(LinkageError e) {
        String codec = codec(e);
        if (codec == null) {
            throw e;
        }
        boolean ofRuntime =
                e.getMessage() != null && OF_RUNTIME.matcher(e.getMessage()).find();
        String sentence = ofRuntime
                ? codec
                        + " was made by another version of wirespeed-processor than the wirespeed-codec that is here: take one version of both"
                : sentence(codec);
        WireException refusal = new WireException(WireException.Kind.MISMATCH, sentence);
        refusal.initCause(e);
        return refusal;
    }

    /** The codec whose code it was, or that is missing or could not start; null if it was none. */
    private static @Nullable String codec(LinkageError e) {
        if (e instanceof NoClassDefFoundError) {
            String message = e.getMessage() == null ? "" : e.getMessage().replace('/', '.');
            return outermost(message.substring(message.lastIndexOf(' ') + 1));
        }
        for (StackTraceElement frame : e.getStackTrace()) {
            if (!frame.getClassName().equals(Members.class.getName())) {
                return e instanceof IncompatibleClassChangeError ? outermost(frame.getClassName()) : null;
            }
        }
        return null;
    }

    private static @Nullable String outermost(String name) {
        for (String suffix : SUFFIXES) {
            int end = name.indexOf(suffix);
            if (end >= 0) {
                return name.substring(0, end + suffix.length());
            }
        }
        return null;
    }
}
