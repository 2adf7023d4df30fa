package dev.wirespeed.lab.startup;

/**
 * One JVM.
 *
 * @param firstMillis from just before it was started to when its first document arrived, by the clock of the JVM that started it
 * @param mainMillis from the beginning of its main method to when it had its first document, by its own clock
 * @param readMillis to read that document, the first that it ever read
 * @param cpuMillis the CPU time that the process had taken by then; on Linux in steps of 10
 */
public record Start(
        int round, String contestant, double firstMillis, double mainMillis, double readMillis, double cpuMillis) {}
