package dev.wirespeed.examples.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Stands for the example in tests of the command: says that codecs take half of the time. */
public final class Conversions {

    private Conversions() {}

    public static void main(String[] arguments) throws IOException {
        boolean plain = List.of(arguments).contains("--wirespeed.codecs.enabled=false");
        System.out.println("Started");
        System.out.println("ready");
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = orders.readLine(); line != null; line = orders.readLine()) {
            double seconds = plain || line.startsWith("jackson:") ? 0.4 : 0.2;
            System.out.println("conversion " + line.replaceFirst(" .*", "") + " 1000 " + seconds + " 2000");
        }
    }
}
