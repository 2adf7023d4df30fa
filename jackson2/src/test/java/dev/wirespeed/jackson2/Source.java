package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.NullUnmarked;

/** Where a test has a document from. */
@NullUnmarked
interface Source {
    Object read(ObjectReader reader) throws IOException;

    <T> MappingIterator<T> values(ObjectReader reader) throws IOException;

    JsonParser parser(JsonFactory factory) throws IOException;

    @SuppressWarnings("ArrayRecordComponent") // nothing compares them
    record Bytes(byte[] json) implements Source {
        @Override
        public Object read(ObjectReader reader) throws IOException {
            return reader.readValue(json);
        }

        @Override
        public <T> MappingIterator<T> values(ObjectReader reader) throws IOException {
            return reader.readValues(json);
        }

        @Override
        public JsonParser parser(JsonFactory factory) throws IOException {
            return factory.createParser(json);
        }
    }

    /** In the midst of others. */
    @SuppressWarnings("ArrayRecordComponent") // nothing compares them
    record Within(byte[] json) implements Source {
        private byte[] bytes() {
            byte[] within = new byte[json.length + 5];
            Arrays.fill(within, (byte) '}');
            System.arraycopy(json, 0, within, 3, json.length);
            return within;
        }

        @Override
        public Object read(ObjectReader reader) throws IOException {
            return reader.readValue(bytes(), 3, json.length);
        }

        @Override
        public <T> MappingIterator<T> values(ObjectReader reader) throws IOException {
            return reader.readValues(bytes(), 3, json.length);
        }

        @Override
        public JsonParser parser(JsonFactory factory) throws IOException {
            return factory.createParser(bytes(), 3, json.length);
        }
    }

    record Text(String json) implements Source {
        @Override
        public Object read(ObjectReader reader) throws IOException {
            return reader.readValue(json);
        }

        @Override
        public <T> MappingIterator<T> values(ObjectReader reader) throws IOException {
            return reader.readValues(json);
        }

        @Override
        public JsonParser parser(JsonFactory factory) throws IOException {
            return factory.createParser(json);
        }
    }

    /** From a stream that gives so many at once at most. */
    record Streamed(Trickle stream) implements Source {
        Streamed(byte[] json, int atOnce, int end) {
            this(new Trickle(json, atOnce, end));
        }

        @Override
        public Object read(ObjectReader reader) throws IOException {
            return reader.readValue(stream);
        }

        @Override
        public <T> MappingIterator<T> values(ObjectReader reader) throws IOException {
            return reader.readValues(stream);
        }

        @Override
        public JsonParser parser(JsonFactory factory) throws IOException {
            return factory.createParser(stream);
        }

        @Override
        public String toString() {
            return stream.toString();
        }
    }

    /** Ends in an exception if it has an end of its own. */
    final class Trickle extends InputStream {
        private final byte[] json;
        private final int atOnce;
        private final int end;
        private int from;
        private int behind;
        private boolean closed;

        Trickle(byte[] json, int atOnce, int end) {
            this.json = json;
            this.atOnce = atOnce;
            this.end = end;
        }

        @Override
        public int read() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            if (from >= end) {
                behind++;
                throw new IOException("no more from " + from);
            }
            int count = Math.min(Math.min(length, atOnce), Math.min(end, json.length) - from);
            if (count == 0) {
                behind++;
                return -1;
            }
            System.arraycopy(json, from, target, offset, count);
            from += count;
            return count;
        }

        @Override
        public void close() {
            closed = true;
        }

        @Override
        public String toString() {
            return "asked " + behind + " times behind its end" + (closed ? ", closed" : "");
        }
    }
}
