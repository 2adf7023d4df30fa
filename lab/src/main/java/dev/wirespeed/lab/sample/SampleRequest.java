package dev.wirespeed.lab.sample;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.result.Sample.Located;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A class of the user's and files with values of it, as the user names them.
 *
 * @param type the name of the class, or of a type with arguments such as {@code java.util.List<com.acme.User>}
 * @param files at least one
 */
public record SampleRequest(ClassPath classPath, String type, List<Path> files) {

    /** All values are kept in memory, as objects and as documents. */
    private static final long LARGEST = 100_000_000;

    /** The request that a run was started with. */
    public static SampleRequest begun(Sample sample) {
        ClassPath classPath = ClassPath.of(
                sample.classPath().stream().map(entry -> Path.of(entry.path())).toList());
        List<Path> files =
                sample.files().stream().map(file -> Path.of(file.path())).toList();
        return new SampleRequest(classPath, sample.type(), files);
    }

    /** The same, if everything is still as it was then. */
    public static SampleRequest of(Sample sample) {
        SampleRequest request = begun(sample);
        request.requireFiles();
        requireSame(sample.classPath(), request.classPath().located());
        requireSame(sample.files(), request.located());
        return request;
    }

    private static void requireSame(List<Located> then, List<Located> now) {
        for (int i = 0; i < then.size(); i++) {
            if (!then.get(i).sha256().equals(now.get(i).sha256())) {
                throw new LabException(then.get(i).path()
                        + " has changed since the run was started, so it can't go on; start a new one");
            }
        }
    }

    /** The files with fingerprints of what is in them. */
    public List<Located> located() {
        return files.stream().map(Fingerprint::located).toList();
    }

    /** The class, if all JDKs of the run can load it and there are files with something in them. */
    UserType check(List<Jdk> jdks) {
        UserType found = classPath.find(type);
        for (Jdk jdk : jdks) {
            if (jdk.feature() < found.jdk()) {
                throw new LabException(found.binaryName() + " is compiled for JDK " + found.jdk()
                        + ", but this run has forks on JDK " + jdk.feature()
                        + "; say with --jdk on which JDKs it is to run");
            }
        }
        requireFiles();
        return found;
    }

    private void requireFiles() {
        if (files.isEmpty()) {
            throw new LabException("no sample: name at least one file with a value of " + type);
        }
        long size = 0;
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw new LabException("there is no file " + file + ", which is to hold a sample");
            }
            size += size(file);
        }
        if (size > LARGEST) {
            throw new LabException("the samples have " + size / 1_000_000 + " MB together; at most "
                    + LARGEST / 1_000_000 + " MB can be taken: give fewer values");
        }
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new LabException("cannot read " + file + ": " + e.getMessage());
        }
    }
}
