package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The folder that a run or a report writes to, checked before anything runs. */
final class OutputFolder {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

    /** Where the folders of all runs are. */
    static final Path ALL = Path.of("wirespeed-results");

    private OutputFolder() {}

    /** Where a run goes if the user doesn't say. */
    static Path standard(String experiment, LocalDateTime now) {
        return ALL.resolve(experiment + "-" + TIME.format(now));
    }

    /** A folder without such a file in it. */
    static Path without(String file, Path folder) {
        if (Files.exists(folder.resolve(file))) {
            throw new LabException(folder + " already holds a result; choose another folder");
        }
        return writable(folder);
    }

    /** A folder without a result in it. */
    static Path fresh(Path folder) {
        if (Files.exists(folder.resolve(ResultFile.NAME))) {
            throw new LabException(
                    folder + " already holds a result; choose another folder, or go on with it: --resume " + folder);
        }
        return writable(folder);
    }

    static Path writable(Path folder) {
        try {
            Files.createDirectories(folder);
            Files.delete(Files.createTempFile(folder, ".wirespeed", null));
            return folder;
        } catch (IOException e) {
            throw new LabException("cannot write to the output folder " + folder + ": " + reason(e));
        }
    }

    private static String reason(IOException e) {
        return switch (e) {
            case java.nio.file.AccessDeniedException ignored -> "permission denied";
            case java.nio.file.FileAlreadyExistsException ignored -> "there is a file of that name";
            case java.nio.file.NoSuchFileException ignored -> "no folder can be made there";
            default -> String.valueOf(e.getMessage());
        };
    }
}
