package dev.wirespeed.lab.contestant.pack;

import java.io.IOException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.msgpack.core.MessagePacker;
import org.msgpack.core.MessageUnpacker;

/** Values that may be absent: nil in the document. */
final class Optionals {
    private Optionals() {}

    static void write(MessagePacker out, @Nullable String text) throws IOException {
        if (text == null) {
            out.packNil();
        } else {
            out.packString(text);
        }
    }

    static void write(MessagePacker out, @Nullable Instant time) throws IOException {
        if (time == null) {
            out.packNil();
        } else {
            out.packTimestamp(time);
        }
    }

    static @Nullable String readText(MessageUnpacker in) throws IOException {
        return in.tryUnpackNil() ? null : in.unpackString();
    }

    static @Nullable Instant readTime(MessageUnpacker in) throws IOException {
        return in.tryUnpackNil() ? null : in.unpackTimestamp();
    }
}
