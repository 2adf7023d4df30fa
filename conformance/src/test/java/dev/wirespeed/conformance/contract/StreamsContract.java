package dev.wirespeed.conformance.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.TypeRef;
import dev.wirespeed.conformance.Equality;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that follow one another in a stream, streams that fail, and documents larger than any buffer. */
interface StreamsContract extends Subject {
    TypeRef<Rich> RICH = new TypeRef<>() {};

    private List<Reading> readings() {
        return List.of(
                Reading.of(format(), Rich.class), Reading.of(format(), RICH), Reading.byHandle(format(), Rich.class));
    }

    /** Some that the oracle reads, and null if the format has that. */
    private List<byte[]> documents() {
        Values values = new Values(Seed.random(Rich.class));
        List<byte[]> documents = new ArrayList<>();
        documents.add(format().write(Rich.sample()));
        while (documents.size() < 4) {
            Answer written = oracle().writes(values.next(Rich.class));
            if (!written.refused()
                    && !oracle().reads((byte[]) written.value(), Rich.class).refused()) {
                documents.add((byte[]) written.value());
            }
        }
        Answer nothing = Answer.of(() -> format().write(null));
        if (!nothing.refused()) {
            documents.add(2, (byte[]) nothing.value());
        }
        return documents;
    }

    private List<Object> values(List<byte[]> documents) {
        return new ArrayList<>(documents.stream()
                .map(document -> oracle().reads(document, Rich.class).value())
                .toList());
    }

    @Test
    default void manyValuesAreReadOneByOne() {
        List<byte[]> documents = documents();
        for (byte[] stream : streams(documents)) {
            for (Reading reading : readings()) {
                for (int size = 1; size <= EveryInput.LARGEST_PART; size++) {
                    Many many = Many.read(reading, stream, size);
                    assertThat(many.problem()).isNull();
                    assertThat(Equality.same(many.values(), values(documents))).isTrue();
                }
            }
        }
    }

    /** Each where the one before ends, with nothing between them. */
    @Test
    default void manyValuesAreWrittenOneAfterAnother() {
        List<Object> values = List.of(Rich.sample(), new IntValue(7), new Tree("x".repeat(10_000), List.of()));
        ByteArrayOutputStream documents = new ByteArrayOutputStream();
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        ByteBuffer buffer = ByteBuffer.allocate(100_000);
        for (Object value : values) {
            documents.writeBytes(format().write(value));
            format().write(value, stream);
            format().write(value, buffer);
        }
        assertThat(stream.toByteArray()).isEqualTo(documents.toByteArray());
        assertThat(buffer.flip()).isEqualTo(ByteBuffer.wrap(documents.toByteArray()));
    }

    @Test
    default void noValuesAreNoValues() {
        for (byte[] stream : streams(List.of())) {
            assertThat(format().readMany(new ByteArrayInputStream(stream), Rich.class))
                    .isEmpty();
        }
    }

    /** A stream that ends too early gives the values before. */
    @ParameterizedTest
    @ValueSource(ints = {1, 5, 100_000})
    default void valuesBeforeAnEarlyEndAreRead(int size) {
        List<IntValue> values = List.of(new IntValue(12), new IntValue(3), new IntValue(456));
        for (byte[] stream : streams(values.stream().map(format()::write).toList())) {
            int before = 0;
            for (byte[] early : Damage.truncations(stream).toList()) {
                Many many = Many.read(Reading.of(format(), IntValue.class), early, size);
                assertThat(many.values())
                        .hasSizeGreaterThanOrEqualTo(before)
                        .isEqualTo(values.subList(0, many.values().size()));
                before = many.values().size();
            }
            assertThat(before).isEqualTo(values.size());
        }
    }

    /** Values come as long as the source has them, and none of them waits for the next. */
    @Test
    default void aFailureOfTheSourceComesInItsPlace() {
        List<byte[]> documents = documents().subList(0, 2);
        for (byte[] stream : streams(documents)) {
            InputStream failing = new SequenceInputStream(
                    new ByteArrayInputStream(stream, 0, stream.length - documents.get(1).length / 2), new Failing());
            try (Stream<Rich> many = format().readMany(failing, Rich.class)) {
                Iterator<Rich> each = many.iterator();
                assertThat(Equality.same(each.next(), values(documents).get(0))).isTrue();
                assertThatThrownBy(each::hasNext).isInstanceOf(UncheckedIOException.class);
            }
        }
    }

    @Test
    default void aFailureIsNoRefusal() {
        byte[] document = format().write(Rich.sample());
        for (int length : List.of(0, 1, document.length / 2, document.length - 1)) {
            for (Reading reading : readings()) {
                InputStream failing =
                        new SequenceInputStream(new ByteArrayInputStream(document, 0, length), new Failing());
                assertThatThrownBy(() -> reading.read(failing)).isInstanceOf(UncheckedIOException.class);
            }
        }
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("full");
            }
        };
        assertThatThrownBy(() -> format().write(Rich.sample(), full)).isInstanceOf(UncheckedIOException.class);
        assertThat(format().write(Rich.sample())).isEqualTo(document);
    }

    /** A source that has failed. */
    final class Failing extends InputStream {
        @Override
        public int read() throws IOException {
            throw new IOException("broken");
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            return read();
        }
    }

    /** A document's source stays open, that of many values is closed with them. */
    @Test
    default void sourcesAreClosedWithTheirValues() {
        boolean[] closed = {false};
        byte[] document = format().write(Rich.sample());
        InputStream one = new ByteArrayInputStream(document) {
            @Override
            public void close() {
                closed[0] = true;
            }
        };
        format().read(one, Rich.class);
        assertThat(closed).containsExactly(false);
        format().readMany(one, Rich.class).close();
        assertThat(closed).containsExactly(true);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1_000, 8_191, 8_192, 16_385, 1_000_000})
    default void largeDocumentsAreTheSameInPartsOfAnySize(int size) {
        List<Tree> many = IntStream.range(0, 3_000)
                .mapToObj(i -> new Tree("Knoten \u00E4 \uD83D\uDE00 " + i, List.of()))
                .toList();
        for (Tree tree : List.of(new Tree("root", many), new Tree("ab\\\"\u00E4".repeat(20_000), many))) {
            Answer written = EveryOutput.write(format(), tree);
            byte[] document = (byte[]) written.value();
            assertThat(document)
                    .hasSizeGreaterThan(60_000)
                    .isEqualTo(oracle().writes(tree).value());
            Reading reading = Reading.of(format(), Tree.class);
            Answer whole = Answer.of(() -> reading.read(document));
            assertThat(whole.value()).isEqualTo(tree);
            EveryInput.readParts(reading, document, size, whole);
        }
    }
}
