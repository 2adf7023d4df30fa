package dev.wirespeed.lab.find;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A JVM that runs on this machine.
 *
 * @param main its main class or jar, without arguments
 * @param jdk its version; null if that can't be told from outside
 * @param up since when it runs; null if that can't be told
 */
public record Jvm(
        long pid,
        String main,
        @Nullable String jdk,
        @Nullable Duration up) {}
