package com.acme;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import tools.jackson.databind.json.JsonMapper;

/** Converts ten times for each line on the standard input, or tells what has been counted for the line "tell"; ends with it. */
public final class Served {
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private Served() {}

    public static void main(String[] arguments) throws IOException {
        convert();
        System.out.println("ready");
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.equals("tell")) {
                Told.print();
            } else {
                convert();
            }
            System.out.println("ready");
        }
    }

    private static void convert() {
        for (int i = 0; i < 10; i++) {
            MAPPER.writeValueAsBytes(Order.one());
        }
    }
}
