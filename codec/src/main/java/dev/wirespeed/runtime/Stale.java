package dev.wirespeed.runtime;

import dev.wirespeed.WireException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Says of errors that a codec met when it was linked that it was made from another version of its class. */
public final class Stale {
    private static final Pattern OF_RUNTIME = Pattern.compile("dev\\.wirespeed\\.(json|runtime)\\.");

    private Stale() {}

    private static String sentence(String codec) {
        return codec
                + " was made from another version of its class: compile that, and the classes that have it as a property,"
                + " again with wirespeed-processor";
    }

    /** Of a codec whose processor is newer than what is here, or too old for it. */
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

    /** The refusal that an error means; one that is not of a codec's is thrown as it is. */
    public static WireException refused(LinkageError e) {
        return refused(e, codec(e));
    }

    /** The same of an error in loading a codec, which may not have come to run. */
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

    /** Whether what is missing is the run time's; that of a class which could not start is told by the cause. */
    private static boolean isOfRuntime(Throwable e) {
        for (Throwable each = e; each != null; each = each.getCause()) {
            String message = each.getMessage();
            if (message != null && OF_RUNTIME.matcher(message.replace('/', '.')).find()) {
                return true;
            }
        }
        return false;
    }

    /** The codec whose code it was, or that is missing or could not start; null if it was none. */
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
