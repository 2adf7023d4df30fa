package dev.wirespeed.lab.sustained;

import java.util.List;

/** What the figures of sustained runs mean. */
final class SustainedMethod {

    private SustainedMethod() {}

    static List<String> sentences(SustainedResult result) {
        return List.of(
                "Two JVMs on this machine, over Netty (NIO, one event loop each) on loopback: nothing of a real network is in"
                        + " these figures.",
                "The sender makes each record from its sequence number, converts it and sends it; the receiver reads it, makes"
                        + " the same record from the number, and compares the two. Both ways' conversion to a contestant's own"
                        + " model classes is part of it.",
                "Records are due in batches, " + result.batchMillis()
                        + " ms apart, at times that don't wait for anyone. Latency is"
                        + " from when a record's batch was due to when the record was decoded, so that time in which the sender"
                        + " could not send counts (coordinated omission is corrected for). Most of it is the time to send the"
                        + " rest of a batch.",
                "The start of both JVMs' work is part of each run: the first seconds are those of code that is not compiled yet.",
                "Lost: sequence numbers below the last one sent that no receiver has noted. A receiver notes each record in a file"
                        + " mapped into memory, which outlives it.",
                "Sustained: all were sent, none was lost or altered, and in the last third of the time the median of the seconds'"
                        + " longest latencies was at most " + result.batchMillis()
                        + " ms, so that batches did not pile up.",
                "CPU is that of the whole process, with its JIT compilers and garbage collector. Heap after GC and pauses are from"
                        + " the JVM's GC log.",
                "Each run was made once. Runs of the same contestant differ; small differences here say nothing.");
    }
}
