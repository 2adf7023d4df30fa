package dev.wirespeed.lab.store;

import dev.wirespeed.lab.LabException;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Asks for one thing after the other over HTTP/1.1, and does as little as can be: a service on one core must be busy before who asks it on
 * another one is.
 */
final class HttpConnection implements Closeable {

    private static final int PATIENCE_MILLIS = 30_000;
    private static final String LENGTH = "\r\ncontent-length:";
    private static final String CHUNKED = "\r\ntransfer-encoding: chunked";

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final byte[] buffer = new byte[1 << 16];
    private int position;
    private int limit;

    HttpConnection(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE_MILLIS);
        in = socket.getInputStream();
        out = socket.getOutputStream();
    }

    /**
     * Sends a request and reads the response.
     *
     * @return the bytes of its body
     * @throws LabException if its status is none of success
     */
    long ask(byte[] request) throws IOException {
        out.write(request);
        String head = head();
        int status = Integer.parseInt(head, 9, 12, 10);
        if (status / 100 != 2) {
            throw new LabException("the store answers with status " + status);
        }
        if (head.contains(CHUNKED)) {
            return chunks();
        }
        int length = head.indexOf(LENGTH);
        if (length < 0) {
            throw new LabException("the store answers without the length of a body");
        }
        int end = head.indexOf('\r', length + 2);
        return skip(Long.parseLong(head.substring(length + LENGTH.length(), end).strip()));
    }

    /** The status line and all headers, in lower case. */
    private String head() throws IOException {
        StringBuilder head = new StringBuilder(256);
        int inRow = 0; // of "\r\n\r\n"
        while (inRow < 4) {
            int next = next();
            inRow = next == (inRow % 2 == 0 ? '\r' : '\n') ? inRow + 1 : next == '\r' ? 1 : 0;
            head.append((char) next);
        }
        return head.toString().toLowerCase(Locale.ROOT);
    }

    private long chunks() throws IOException {
        long all = 0;
        long size;
        do {
            size = Long.parseLong(line(), 16);
            all += skip(size);
            line();
        } while (size > 0);
        return all;
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = next(); next != '\n'; next = next()) {
            line.append((char) next);
        }
        return line.toString().strip();
    }

    private int next() throws IOException {
        if (position == limit) {
            fill();
        }
        return buffer[position++];
    }

    private long skip(long count) throws IOException {
        long left = count;
        while (left > 0) {
            if (position == limit) {
                fill();
            }
            int taken = (int) Math.min(left, limit - position);
            position += taken;
            left -= taken;
        }
        return count;
    }

    private void fill() throws IOException {
        limit = in.read(buffer);
        position = 0;
        if (limit < 0) {
            limit = 0;
            throw new EOFException("the store closed the connection");
        }
    }

    /**
     * The bytes of a request.
     *
     * @param mediaType of its body, and of the answer that it wants
     */
    static byte[] request(String method, String path, String mediaType, String body) {
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        String head = method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nAccept: " + mediaType + "\r\n"
                + (content.length == 0
                        ? ""
                        : "Content-Type: " + mediaType + "\r\nContent-Length: " + content.length + "\r\n")
                + "\r\n";
        return (head + body).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
