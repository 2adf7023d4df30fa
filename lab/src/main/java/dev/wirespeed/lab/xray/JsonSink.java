package dev.wirespeed.lab.xray;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes JSON without white space; texts and numbers as they stand in the document, documents as lines. */
final class JsonSink implements Sink {

    private static final byte[] NULL = "null".getBytes(StandardCharsets.US_ASCII);

    private final Document document;
    private final OutputStream out;
    private byte separator;

    JsonSink(Document document, OutputStream out) {
        this.document = document;
        this.out = out;
    }

    @Override
    public void startObject(int members) throws IOException {
        start('{');
    }

    @Override
    public void endObject() throws IOException {
        end('}');
    }

    @Override
    public void startArray(int elements) throws IOException {
        start('[');
    }

    @Override
    public void endArray() throws IOException {
        end(']');
    }

    @Override
    public void name(int token) throws IOException {
        separate();
        copy(token);
        separator = ':';
    }

    @Override
    public void scalar(int token) throws IOException {
        separate();
        copy(token);
        separator = ',';
    }

    @Override
    public void missing() throws IOException {
        separate();
        out.write(NULL);
        separator = ',';
    }

    @Override
    public void endDocument() {
        separator = '\n';
    }

    private void start(char bracket) throws IOException {
        separate();
        out.write(bracket);
        separator = 0;
    }

    private void end(char bracket) throws IOException {
        out.write(bracket);
        separator = ',';
    }

    private void separate() throws IOException {
        if (separator != 0) {
            out.write(separator);
        }
    }

    private void copy(int token) throws IOException {
        int start = document.start(token);
        out.write(document.bytes(), start, document.end(token) - start);
    }
}
