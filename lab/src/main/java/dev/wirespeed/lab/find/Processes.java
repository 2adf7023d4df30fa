package dev.wirespeed.lab.find;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Which processes may be asked to attach: to others the request is a signal that may end them. */
final class Processes {

    private Processes() {}

    /** @throws LabException if it is no JVM, or not one that this user may ask, with what to do */
    static void requireJvm(long pid) {
        ProcessHandle process = ProcessHandle.of(pid)
                .orElseThrow(
                        () -> new LabException("there is no process " + pid + "; ./wirespeed find lists the JVMs"));
        if (pid == ProcessHandle.current().pid()) {
            throw new LabException("process " + pid + " is this one");
        }
        requireSameUser(process);
        if (Jvms.find(pid).isEmpty() && !hasHotSpot(pid)) {
            throw new LabException("process " + pid + " is no HotSpot JVM; ./wirespeed find lists the JVMs");
        }
    }

    private static void requireSameUser(ProcessHandle process) {
        Optional<String> owner = process.info().user();
        String user = System.getProperty("user.name", "");
        if (owner.isPresent() && !owner.get().equals(user) && !user.equals("root")) {
            throw new LabException("process " + process.pid() + " is " + owner.get() + "'s; run this as " + owner.get()
                    + " or as root: sudo -u " + owner.get() + " ./wirespeed find --pid " + process.pid());
        }
    }

    /** For JVMs that keep no counters where the JDK's tools look for them. */
    private static boolean hasHotSpot(long pid) {
        try {
            List<String> mapped = Files.readAllLines(Path.of("/proc", "" + pid, "maps"));
            return mapped.stream().anyMatch(line -> line.endsWith("/libjvm.so"))
                    && mapped.stream().noneMatch(line -> line.contains("/libj9vm")); // OpenJ9 has both
        } catch (IOException e) {
            return false;
        }
    }
}
