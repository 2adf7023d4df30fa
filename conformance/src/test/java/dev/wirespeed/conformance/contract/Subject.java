package dev.wirespeed.conformance.contract;

import dev.wirespeed.WireFormat;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Stream;

/** A format, and what a contract has to know of it. */
interface Subject {
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
}
