package dev.wirespeed.mappers;

import dev.wirespeed.mappers.fork.Fork;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a mapper with codecs did.
 *
 * @param written how many classes were written by codecs
 * @param read how many were read by them
 * @param of how many classes
 * @param reasons why not
 * @param differences from the same mapper without codecs, which must be none
 */
record Finding(int written, int read, int of, String reasons, List<String> differences) {
    /** How much of them has room in a table. */
    private static final int REASONS = 200;

    static Finding of(String line) {
        String[] parts = line.split(Fork.TAB, -1);
        return new Finding(
                Integer.parseInt(parts[0]),
                Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]),
                parts[3],
                Stream.of(parts[4].split(Fork.NEXT, -1))
                        .filter(each -> !each.isEmpty())
                        .toList());
    }

    boolean isServed() {
        return isWritten() && read == of;
    }

    boolean isWritten() {
        return written == of;
    }

    /** Cells of a table. */
    String cells() {
        String shown = reasons.length() > REASONS ? reasons.substring(0, REASONS) + " …" : reasons;
        return cell(written) + " | " + cell(read) + " | " + shown.replace("|", "\\|");
    }

    private String cell(int count) {
        return count == of ? "codecs" : count == 0 ? "Jackson" : "codecs: " + count + " of " + of;
    }
}
