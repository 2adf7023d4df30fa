package com.acme;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.util.Arrays;

/** Runs a program after another in one JVM: each line on the standard input is the name of one with its arguments. */
public final class Programs {
    private Programs() {}

    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.split(" ", -1);
            Class.forName(words[0]).getMethod("main", String[].class).invoke(null, (Object)
                    Arrays.copyOfRange(words, 1, words.length));
            System.out.println("ready");
        }
    }
}
