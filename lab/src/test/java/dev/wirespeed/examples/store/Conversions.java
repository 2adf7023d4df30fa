package dev.wirespeed.examples.store;

import java.util.List;

/** Stands for the example in tests of the command: says that codecs take half of the time. */
public final class Conversions {

    private Conversions() {}

    public static void main(String[] arguments) {
        double seconds = List.of(arguments).contains("--wirespeed.codecs.enabled=false") ? 0.4 : 0.2;
        for (String pattern : List.of("/users/{id}/cached", "/orders/{id}/cached", "/orders/check")) {
            System.out.println("conversion " + pattern + " 1000 " + seconds + " 2000");
        }
    }
}
