package dev.wirespeed.mappers.fork;

import java.util.List;

/** What two mappers are asked to do. Has a constructor without parameters. */
public interface Check {
    /** What codecs did, and what came out otherwise. */
    Outcome of(Subject.Mapper without, Subject.Mapper with) throws Exception;

    /**
     * What was found.
     *
     * @param written how many classes were written by codecs
     * @param read how many were read by them
     * @param of how many classes
     * @param reasons why not
     */
    record Outcome(int written, int read, int of, String reasons, List<String> differences) {
        String line() {
            return String.join(
                    Fork.TAB, "" + written, "" + read, "" + of, reasons, String.join(Fork.NEXT, differences));
        }
    }
}
