package dev.wirespeed.lab.stream;

/**
 * Sends to a receiver on loopback.
 *
 * <p>Arguments: its port, the contestant, records a second, seconds, and how many milliseconds after those it may send what
 * is left.
 */
public final class SenderMain {

    private SenderMain() {}

    public static void main(String[] arguments) {
        Parent.endWithIt();
        Parent.tellFailures(() -> new Sender(
                        Conversion.of(arguments[1]),
                        Integer.parseInt(arguments[0]),
                        Integer.parseInt(arguments[2]),
                        Integer.parseInt(arguments[3]),
                        Long.parseLong(arguments[4]))
                .run());
    }
}
