package dev.wirespeed.runtime;

import dev.wirespeed.WireException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Detects linkage errors of codecs that were generated from another version of their class, and turns them into
 * refusals.
 */
public final class Stale {
    private static final Pattern OF_RUNTIME = Pattern.compile("dev\\.wirespeed\\.(json|runtime)\\.");

    private Stale() {}

    private static String sentence(String codec) {
        return codec
                + " was made from another version of its class: compile that, and the classes that have it as a property,"
                + " again with wirespeed-processor";
    }

    /** The error of a codec whose processor is newer than this runtime, or too old for it. */
    static WireException version(String codec, int version) {
        boolean newer = version > CodecTable.NEWEST;
        return new WireException(
                WireException.Kind.MISMATCH,
                codec + " is generated code of version " + version + ", but wirespeed-codec runs "
                        + (newer ? "no newer one than " + CodecTable.NEWEST : "no older one than " + CodecTable.OLDEST)
                        + " here: "
                        + (newer
                                ? "take the version of wirespeed-codec that its wirespeed-processor has"
                                : "compile its class again with the wirespeed-processor of that version"));
    }

    /** Turns an error into a refusal; rethrows it if it is not from a codec. */
    public static WireException refused(LinkageError e) {
        return refused(e, codec(e));
    }

    /** The same for an error while loading a codec, which may not have run yet. */
    static WireException inLoading(String name, LinkageError e) {
        String codec = codec(e);
        return refused(e, codec == null && isOfRuntime(e) ? name : codec);
    }

    private static WireException refused(LinkageError e, @Nullable String codec) {
        if (codec == null) {
            throw e;
        }
        String sentence = isOfRuntime(e)
                ? codec
                        + " was made by another version of wirespeed-processor than the wirespeed-codec that is here: take one version of both"
                : sentence(codec);
        WireException refusal = new WireException(WireException.Kind.MISMATCH, sentence);
        refusal.initCause(e);
        return refusal;
    }

    /** Whether the missing thing is part of the runtime; for a class that failed to initialize, its cause tells. */
    private static boolean isOfRuntime(Throwable e) {
        for (Throwable each = e; each != null; each = each.getCause()) {
            String message = each.getMessage();
            if (message != null && OF_RUNTIME.matcher(message.replace('/', '.')).find()) {
                return true;
            }
        }
        return false;
    }

    /** The codec that failed, is missing or could not be initialized; null if there is none. */
    private static @Nullable String codec(LinkageError e) {
        String message = e.getMessage() == null ? "" : e.getMessage().replace('/', '.');
        if (e instanceof NoClassDefFoundError && !OF_RUNTIME.matcher(message).lookingAt()) {
            return outermost(message.substring(message.lastIndexOf(' ') + 1));
        }
        for (StackTraceElement frame : e.getStackTrace()) {
            if (!frame.getClassName().equals(Members.class.getName())) {
                boolean linking = e instanceof IncompatibleClassChangeError || e instanceof NoClassDefFoundError;
                return linking ? outermost(frame.getClassName()) : null;
            }
        }
        return null;
    }

    private static @Nullable String outermost(String name) {
        for (String suffix : CodecTable.SUFFIXES) {
            int end = name.indexOf(suffix);
            if (end >= 0) {
                return name.substring(0, end + suffix.length());
            }
        }
        return null;
    }
}
