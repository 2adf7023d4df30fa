package dev.wirespeed.processor.model;

import java.util.Optional;

/** How a value without parts is written and read, where {@link ScalarKind} alone does not say it. */
public sealed interface Form {

    /** As its class, which is one of the JDK's, is by default. */
    record Usual() implements Form {}

    /** A number or a boolean as a text. */
    record AsText() implements Form {}

    /** A boolean as a number. */
    record AsNumber() implements Form {}

    /** What it holds is in the form of the document already. */
    record Raw() implements Form {}

    /**
     * A time as {@code @JsonFormat} asks for it.
     *
     * @param pattern empty for none, as is {@code locale} and {@code zone}
     * @param shape the name of its shape; empty for any
     * @param adjusting whether it is read into the zone of the reader; empty if nothing is said of that, as of the others
     */
    record Time(
            String pattern,
            String locale,
            String zone,
            Optional<String> shape,
            Optional<Boolean> adjusting,
            Optional<Boolean> readingNanoseconds,
            Optional<Boolean> writingZone,
            Optional<Boolean> writingNanoseconds,
            boolean ignoringCase)
            implements Form {}
}
