package dev.wirespeed.lab.contestant.pack;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePacker;
import org.msgpack.core.MessageUnpacker;

/** The fields of an object, told apart by their places in an array or by their names in a map. */
final class Fields {
    private final boolean named;
    private final byte[][] names;
    private final Map<String, Integer> places = new HashMap<>();

    Fields(boolean named, String... names) {
        this.named = named;
        this.names = Arrays.stream(names).map(Fields::packed).toArray(byte[][]::new);
        for (int i = 0; i < names.length; i++) {
            places.put(names[i], i);
        }
    }

    /** A name as it stands in the document, header included. */
    private static byte[] packed(String name) {
        byte[] text = name.getBytes(StandardCharsets.UTF_8);
        byte[] packed = new byte[text.length + 1];
        packed[0] = (byte) (MessagePack.Code.FIXSTR_PREFIX | text.length);
        System.arraycopy(text, 0, packed, 1, text.length);
        return packed;
    }

    void open(MessagePacker out) throws IOException {
        if (named) {
            out.packMapHeader(names.length);
        } else {
            out.packArrayHeader(names.length);
        }
    }

    /** What comes before the value of a field. */
    void name(MessagePacker out, int field) throws IOException {
        if (named) {
            out.writePayload(names[field]);
        }
    }

    /** How many fields follow. */
    int open(MessageUnpacker in) throws IOException {
        if (named) {
            return in.unpackMapHeader();
        }
        int count = in.unpackArrayHeader();
        if (count != names.length) {
            throw new IOException("expected " + names.length + " fields, were " + count);
        }
        return count;
    }

    /** Which field comes next; -1 if it has an unknown name. */
    int next(MessageUnpacker in, int place) throws IOException {
        return named ? places.getOrDefault(in.unpackString(), -1) : place;
    }
}
