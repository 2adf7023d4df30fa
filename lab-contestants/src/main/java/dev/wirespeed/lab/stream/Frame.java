package dev.wirespeed.lab.stream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.ChannelHandler;
import io.netty.handler.codec.LengthFieldBasedFrameDecoder;

/**
 * What goes over the connection: 4 bytes that say how many follow, one that says what, then numbers of 8 bytes, and in a
 * {@link #RECORD} the document.
 *
 * <pre>
 * receiver                            sender
 * PING its clock             →
 *                            ←  PONG the same, its own clock     (20 times)
 * GO                         →
 *                            ←  START its clock at the schedule's start, rate
 *                            ←  RECORD sequence number, document  (many times)
 *                            ←  END how many records it sent, over all connections
 * DONE                       →
 * </pre>
 */
final class Frame {

    static final byte PING = 1;
    static final byte PONG = 2;
    static final byte GO = 3;
    static final byte START = 4;
    static final byte RECORD = 5;
    static final byte END = 6;
    static final byte DONE = 7;

    /** What a record takes besides its document. */
    static final int RECORD_OVERHEAD = 4 + 1 + 8;

    /** No frame is longer, whatever its length says: nothing is allocated for one that claims to be. */
    static final int MOST_BYTES = 1 << 20;

    private Frame() {}

    /** Cuts what arrives into frames, without their lengths. */
    static ChannelHandler decoder() {
        return new LengthFieldBasedFrameDecoder(MOST_BYTES, 0, 4, 0, 4);
    }

    static ByteBuf of(ByteBufAllocator allocator, byte kind, long... numbers) {
        int length = 1 + 8 * numbers.length;
        ByteBuf frame = allocator.buffer(4 + length).writeInt(length).writeByte(kind);
        for (long number : numbers) {
            frame.writeLong(number);
        }
        return frame;
    }

    /** Adds a record to what is sent next. */
    static void addRecord(ByteBuf to, long sequence, byte[] document) {
        to.writeInt(1 + 8 + document.length)
                .writeByte(RECORD)
                .writeLong(sequence)
                .writeBytes(document);
    }
}
