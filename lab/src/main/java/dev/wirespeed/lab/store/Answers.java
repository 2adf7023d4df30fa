package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;

/**
 * What came of a load, as a line.
 *
 * @param requests those that were answered, all with success
 * @param bytes of all bodies together
 * @param seconds from the first request to the last answer
 */
record Answers(long requests, long bytes, double seconds) {

    static final String FAILED = "failed: ";

    /** @throws LabException if that is what the line says */
    static Answers parse(String line) {
        if (line.startsWith(FAILED)) {
            throw new LabException(line.substring(FAILED.length()));
        }
        String[] parts = line.split(" ", -1);
        return new Answers(Long.parseLong(parts[0]), Long.parseLong(parts[1]), Double.parseDouble(parts[2]));
    }

    String line() {
        return requests + " " + bytes + " " + seconds;
    }
}
