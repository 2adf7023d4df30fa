package dev.wirespeed.conformance.contract;

import dev.wirespeed.Limits;
import dev.wirespeed.WireFormat;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Stream;

/**
 * A format, and what a contract has to know of it.
 *
 * @param <F> the format
 */
interface Subject<F extends WireFormat> {
    F format();

    Oracle oracle();

    /** The same format with other limits. */
    F limits(F format, Limits limits);

    /** The same format with a view. */
    F view(F format, Class<?> active);

    /** The same format with a selection. */
    F select(F format, String properties);

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
}
