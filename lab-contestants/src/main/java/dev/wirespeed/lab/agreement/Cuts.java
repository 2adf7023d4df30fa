package dev.wirespeed.lab.agreement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Documents of a binary format that lost their end, or were none from the start. */
final class Cuts {
    private static final int PARTS = 8;

    private Cuts() {}

    /**
     * One such document.
     *
     * @param name what is wrong with it, such as {@code cut after 3 of 8 parts}
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Cut(String name, byte[] bytes) {}

    /** A document cut at several places; the shorter it is, the fewer. */
    static List<Cut> of(byte[] document) {
        List<Cut> cuts = new ArrayList<>();
        cuts.add(new Cut("nothing", new byte[0]));
        for (int part = 1; part < PARTS && document.length > PARTS; part++) {
            cuts.add(new Cut("cut after " + part + " of " + PARTS + " parts", Arrays.copyOf(document, (int)
                    ((long) document.length * part / PARTS))));
        }
        cuts.add(new Cut("last byte missing", Arrays.copyOf(document, document.length - 1)));
        return cuts;
    }

    /** What is no document in any format. */
    static byte[] garbage() {
        byte[] garbage = new byte[16];
        Arrays.fill(garbage, (byte) 0xff);
        return garbage;
    }
}
