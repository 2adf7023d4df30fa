package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.Carried;

/**
 * What is there to carry messages with.
 *
 * @param bitsPerSecond of the network
 * @param cores at each end
 */
public record Link(double bitsPerSecond, double cores) {

    /** The usual one: 1 Gbit/s, and a core at each end. */
    public static final Link USUAL = new Link(1e9, 1);

    /** How many messages a second it carries. */
    double perSecond(Carried message) {
        return Math.min(network(message), cpu(message));
    }

    /** What keeps it from carrying more. */
    String bound(Carried message) {
        return network(message) < cpu(message)
                ? "network"
                : message.senderMicros() >= message.receiverMicros() ? "sender's CPU" : "receiver's CPU";
    }

    private double network(Carried message) {
        return bitsPerSecond / 8 / message.bytes();
    }

    private double cpu(Carried message) {
        return cores * 1e6 / Math.max(message.senderMicros(), message.receiverMicros());
    }

    String text() {
        return Numbers.plain(bitsPerSecond / 1e6) + " Mbit/s and " + Numbers.plain(cores)
                + (cores == 1 ? " core" : " cores") + " at each end";
    }
}
