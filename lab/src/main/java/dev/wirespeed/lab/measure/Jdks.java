package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.LabException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The JDKs of a run, by feature version. */
public record Jdks(List<Jdk> all) {

    public Path java(int feature) {
        return get(feature).java();
    }

    public Jdk get(int feature) {
        return all.stream()
                .filter(jdk -> jdk.feature() == feature)
                .findFirst()
                .orElseThrow(() -> new LabException("there is no JDK " + feature + " on this machine; found: "
                        + all.stream().map(jdk -> "" + jdk.feature()).collect(Collectors.joining(", "))));
    }
}
