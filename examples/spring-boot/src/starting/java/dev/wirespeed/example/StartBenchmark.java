package dev.wirespeed.example;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * How long the application takes to start, as it says itself, without Wirespeed and with codecs put into its jar: one after the other,
 * again and again.
 *
 * <p>Arguments: how many pairs, 7 if there are none. Prints the median, and the least and the greatest.
 */
public final class StartBenchmark {
    private StartBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        int pairs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 7;
        MadeFast jars = MadeFast.in(Files.createTempDirectory("start"));
        seconds(jars.before()); // what the system reads first is slow for the first
        seconds(jars.after());
        List<Double> before = new ArrayList<>();
        List<Double> after = new ArrayList<>();
        for (int i = 0; i < pairs; i++) {
            before.add(seconds(jars.before()));
            after.add(seconds(jars.after()));
        }
        System.out.println("Seconds until the application is ready; median (least to greatest) of " + pairs + " starts");
        System.out.println("without Wirespeed: " + line(before));
        System.out.println("with codecs: " + line(after));
    }

    private static double seconds(Path jar) throws Exception {
        try (Started application = new Started(jar)) {
            return application.seconds();
        }
    }

    private static String line(List<Double> seconds) {
        Collections.sort(seconds);
        return String.format(
                Locale.ROOT,
                "%.2f (%.2f to %.2f)",
                seconds.get(seconds.size() / 2),
                seconds.get(0),
                seconds.get(seconds.size() - 1));
    }
}
