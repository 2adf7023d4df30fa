package dev.wirespeed.lab.fork;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Shows the JVM both kinds of strings before anything is timed.
 *
 * <p>The JVM keeps one branch profile per method of {@link String}, shared by the whole process: as long as a process
 * has only seen Latin-1 text, loops over characters are compiled for Latin-1 alone, which no real service enjoys. Text
 * of both kinds through the common methods, often enough to be profiled, makes the measured figures those of a service.
 */
final class ProfilePollution {
    private static final int ROUNDS = 20_000;
    private static final List<String> TEXTS = List.of(
            "plain text",
            "caf\u00e9 cr\u00e8me",
            "\u65e5\u672c\u8a9e\u306e\u6587\u5b57\u5217",
            "\u0436 \ud83d\ude80 z");

    /** Keeps the work from being optimised away. */
    static volatile int sink;

    private static boolean done;

    private ProfilePollution() {}

    /** Shows them once: a fork that measures several cells sets up each of them, and a profile lasts. */
    static synchronized void once() {
        if (!done) {
            done = true;
            run();
        }
    }

    private static void run() {
        int sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            for (String text : TEXTS) {
                sum += characters(text) + bytes(text) + copies(text);
            }
        }
        sink = sum;
    }

    private static int characters(String text) {
        int sum = text.codePointAt(0) + text.indexOf('z');
        for (int i = 0; i < text.length(); i++) {
            sum += text.charAt(i);
        }
        char[] chars = new char[text.length()];
        text.getChars(0, chars.length, chars, 0);
        return sum + chars[0] + text.toCharArray().length;
    }

    private static int bytes(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        byte[] latin1 = text.getBytes(StandardCharsets.ISO_8859_1);
        return utf8.length + latin1.length + new String(utf8, StandardCharsets.UTF_8).length();
    }

    private static int copies(String text) {
        String copy = new StringBuilder(text).append(text, 0, 3).toString();
        return copy.hashCode()
                + (copy.equals(text) ? 1 : 0)
                + copy.lastIndexOf(text)
                + copy.strip().length();
    }
}
