package dev.wirespeed.lab.result;

import java.util.List;

/**
 * Where the values of a workload come from that is not built in: a class of the user's and files that hold values of it.
 *
 * @param type the class's binary name
 * @param classPath where the class and what it needs were found
 * @param values how many the files hold together
 * @param comparedByDocument whether values counted as equal if Jackson 3 wrote the same document for them, since
 *     {@code equals()} did not find a value equal to what Jackson itself made of its document
 */
public record Sample(
        String type, List<Located> classPath, List<Located> files, int values, boolean comparedByDocument) {

    /**
     * A file or folder.
     *
     * @param path absolute, so that a run can go on from any folder
     * @param sha256 of its content
     */
    public record Located(String path, String sha256) {}

    /** Whether both are values of the same class from files with the same content; the class path may differ. */
    public boolean sameValues(Sample other) {
        return type.equals(other.type) && hashes().equals(other.hashes());
    }

    private List<String> hashes() {
        return files.stream().map(Located::sha256).toList();
    }
}
