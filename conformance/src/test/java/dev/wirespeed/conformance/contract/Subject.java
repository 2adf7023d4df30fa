package dev.wirespeed.conformance.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.WireFormat;
import java.lang.reflect.Type;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A format, and what a contract has to know of it. */
interface Subject {
    /** How many bytes a document may have that is tried in any two parts. */
    int SHORT = 100;

    WireFormat format();

    Oracle oracle();

    /** All the ways in which documents follow one another in a stream. */
    List<byte[]> streams(List<byte[]> documents);

    /** Documents with damage that is worth a try in this format, besides that which is tried of all formats. */
    default Stream<byte[]> damaged(byte[] document) {
        return Stream.empty();
    }

    /** Whether the format can't hold values of a type. */
    default boolean refuses(Type type) {
        return false;
    }

    default Comparison comparison() {
        return new Comparison(format(), oracle());
    }

    /**
     * A format with settings, and handles that were given these settings, agree by every output and input.
     *
     * @param type that the value is read as
     */
    default void handlesAgree(WireFormat set, UnaryOperator<WireFormat.Typed<?>> setting, Object value, Class<?> type) {
        Answer written = EveryOutput.write(set, value);
        if (format().handles(value.getClass())) {
            Writing writing = Writing.of(setting.apply(format().forType(value.getClass())));
            assertThat(EveryOutput.write(writing, value).sameAs(written)).isTrue();
        }
        Answer whole = oracle().writes(value);
        if (!whole.refused()) {
            byte[] document = (byte[]) whole.value();
            Answer read = EveryInput.read(Reading.of(set, type), document, SHORT);
            Reading reading = Reading.of(setting.apply(format().forType(type)), type);
            assertThat(EveryInput.read(reading, document, 0).sameAs(read)).isTrue();
        }
    }
}
