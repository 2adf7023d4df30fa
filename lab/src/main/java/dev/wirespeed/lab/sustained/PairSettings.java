package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.measure.Jdk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What all pairs of JVMs of a command have in common.
 *
 * @param port of the receiver; 0 for any that is free
 * @param killAfterSeconds when the receiver is killed, to see what is lost; null for never
 * @param folder where logs go
 */
record PairSettings(Jdk jdk, int port, @Nullable Integer killAfterSeconds, Path folder) {

    private static final String RECEIVER = "dev.wirespeed.lab.stream.ReceiverMain";
    private static final String SENDER = "dev.wirespeed.lab.stream.SenderMain";

    /** How long after a schedule's end its sender may go on: enough to make up for a pause, too short for one that is slow. */
    static long graceMillis(int seconds) {
        return Math.max(5_000, seconds * 100L);
    }

    List<String> receiver(Trial trial, Contestant contestant, int onPort, Path ranges, Path gcLog) {
        List<String> command = jvm(trial, contestant, gcLog);
        command.addAll(List.of(RECEIVER, "" + onPort, trial.contestant(), ranges.toString()));
        return command;
    }

    List<String> sender(Trial trial, Contestant contestant, int toPort, Path gcLog) {
        List<String> command = jvm(trial, contestant, gcLog);
        command.addAll(List.of(
                SENDER,
                "" + toPort,
                trial.contestant(),
                "" + trial.rate(),
                "" + trial.seconds(),
                "" + graceMillis(trial.seconds())));
        return command;
    }

    private List<String> jvm(Trial trial, Contestant contestant, Path gcLog) {
        List<String> command = new ArrayList<>();
        command.add(jdk.java().toString());
        if (!trial.heap().equals(Trial.FREE)) {
            command.addAll(List.of("-Xms" + trial.heap(), "-Xmx" + trial.heap()));
        }
        command.addAll(contestant.jvmArguments(jdk.feature()));
        command.addAll(List.of(GcLog.option(gcLog), "-Duser.language=en"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        return command;
    }
}
