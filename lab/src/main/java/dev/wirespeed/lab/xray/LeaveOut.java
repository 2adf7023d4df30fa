package dev.wirespeed.lab.xray;

import java.io.IOException;
import java.io.OutputStream;

/** Writes a document as it is, without what one path holds. */
final class LeaveOut {

    /** No path: nothing is left out. */
    static final int NOTHING = -1;

    private LeaveOut() {}

    static Output of(Document document, int path) {
        return out -> write(document, path, out);
    }

    private static void write(Document document, int path, OutputStream out) throws IOException {
        byte[] bytes = document.bytes();
        out.write(bytes, 0, document.firstByte());
        boolean first = true;
        for (int token = 0; token < document.size(); ) {
            if (document.path(token) == path && !document.kind(token).closes()) {
                token = document.next(document.value(token));
                continue;
            }
            int from = token == 0 ? document.firstByte() : document.end(token - 1);
            between(
                    bytes,
                    from,
                    document.start(token),
                    first && !document.kind(token).closes(),
                    out);
            out.write(bytes, document.start(token), document.end(token) - document.start(token));
            first = document.kind(token).opens();
            token++;
        }
        int end = document.end(document.size() - 1);
        out.write(bytes, end, bytes.length - end);
    }

    /** White space, and the comma unless it would now stand at the start of an object or array. */
    private static void between(byte[] bytes, int from, int to, boolean first, OutputStream out) throws IOException {
        for (int i = from; i < to; i++) {
            if (bytes[i] != ',' || !first) {
                out.write(bytes[i]);
            }
        }
    }
}
