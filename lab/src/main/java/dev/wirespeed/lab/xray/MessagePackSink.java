package dev.wirespeed.lab.xray;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePacker;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes MessagePack: integers in the fewest bytes, other numbers as 64-bit floats, and those that neither can hold as
 * text; documents one after another.
 */
final class MessagePackSink implements Sink {

    /** So many characters have no integer above 64 bits. */
    private static final int LONGEST_INTEGER = 20;

    private static final int LONGEST_EXACT_DECIMAL = 15;

    private final Document document;
    private final MessagePacker packer;
    private long altered;

    MessagePackSink(Document document, OutputStream out) {
        this.document = document;
        this.packer = MessagePack.newDefaultPacker(out);
    }

    /** How many numbers a 64-bit float rounds, or had to become text. */
    long altered() {
        return altered;
    }

    @Override
    public void startObject(int members) throws IOException {
        packer.packMapHeader(members);
    }

    @Override
    public void endObject() {}

    @Override
    public void startArray(int elements) throws IOException {
        packer.packArrayHeader(elements);
    }

    @Override
    public void endArray() {}

    @Override
    public void name(int token) throws IOException {
        text(token);
    }

    @Override
    public void scalar(int token) throws IOException {
        switch (document.kind(token)) {
            case STRING -> text(token);
            case INTEGER -> integer(characters(token));
            case DECIMAL -> decimal(characters(token));
            case TRUE -> packer.packBoolean(true);
            case FALSE -> packer.packBoolean(false);
            case NULL -> packer.packNil();
            default -> throw new IllegalStateException(document.kind(token).name());
        }
    }

    @Override
    public void missing() throws IOException {
        packer.packNil();
    }

    @Override
    public void endDocument() throws IOException {
        packer.flush();
    }

    private void text(int token) throws IOException {
        byte[] bytes = document.bytes();
        int start = document.start(token) + 1;
        int end = document.end(token) - 1;
        if (isEscaped(bytes, start, end)) {
            String text = JsonMapper.shared().readValue(bytes, start - 1, end - start + 2, String.class);
            raw(text.getBytes(StandardCharsets.UTF_8));
        } else {
            packer.packRawStringHeader(end - start);
            packer.writePayload(bytes, start, end - start);
        }
    }

    private static boolean isEscaped(byte[] bytes, int start, int end) {
        for (int i = start; i < end; i++) {
            if (bytes[i] == '\\') {
                return true;
            }
        }
        return false;
    }

    private void integer(String text) throws IOException {
        BigInteger value = text.length() <= LONGEST_INTEGER ? new BigInteger(text) : null;
        if (value != null && value.bitLength() <= (value.signum() < 0 ? 63 : 64)) {
            packer.packBigInteger(value);
        } else {
            altered++;
            raw(text.getBytes(StandardCharsets.US_ASCII));
        }
    }

    private void decimal(String text) throws IOException {
        double value = Double.parseDouble(text);
        if (Double.isInfinite(value)) {
            altered++;
            raw(text.getBytes(StandardCharsets.US_ASCII));
            return;
        }
        altered += isExact(text, value) ? 0 : 1;
        packer.packDouble(value);
    }

    /** Whether the number can be had back from the float, by its shortest digits. */
    private static boolean isExact(String text, double value) {
        boolean huge = text.indexOf('e') >= 0 || text.indexOf('E') >= 0;
        if (text.length() <= LONGEST_EXACT_DECIMAL && !huge) {
            return true;
        }
        if (value == 0) {
            return text.split("[eE]", 2)[0].chars().noneMatch(c -> c >= '1' && c <= '9');
        }
        return new BigDecimal(text).compareTo(new BigDecimal(Double.toString(value))) == 0;
    }

    private void raw(byte[] utf8) throws IOException {
        packer.packRawStringHeader(utf8.length);
        packer.writePayload(utf8);
    }

    private String characters(int token) {
        int start = document.start(token);
        return new String(document.bytes(), start, document.end(token) - start, StandardCharsets.US_ASCII);
    }
}
