package dev.wirespeed.lab.serve;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.Drawing;
import dev.wirespeed.lab.report.Reports;
import dev.wirespeed.lab.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** The result in a folder, read again whenever the file is another one. */
final class FolderDrawings implements Drawings {

    private final Path file;
    private Drawing last = WAITING;

    FolderDrawings(Path folder) {
        file = folder.resolve(ResultFile.NAME);
    }

    @Override
    public synchronized Drawing now() {
        String version = version();
        if (!version.equals(last.version())) {
            last = version.isEmpty() ? WAITING : Reports.drawing(ResultFile.read(file), version);
        }
        return last;
    }

    /** A run replaces the file in one step, so another content is another file; empty if there is none. */
    private String version() {
        if (!Files.exists(file)) {
            return "";
        }
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return attributes.lastModifiedTime().toMillis() + "-" + attributes.size();
        } catch (IOException e) {
            throw new LabException("cannot read " + file + ": " + e.getMessage());
        }
    }
}
