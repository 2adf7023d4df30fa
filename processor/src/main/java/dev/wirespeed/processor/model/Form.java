package dev.wirespeed.processor.model;

import java.util.Optional;

/** The way a value without parts is written and read if its {@link ScalarKind} alone does not decide it. */
public sealed interface Form {

    /** The default of its class, which belongs to the JDK. */
    record Usual() implements Form {}

    /** A number or a boolean as a text. */
    record AsText() implements Form {}

    /** A boolean as a number. */
    record AsNumber() implements Form {}

    /** Its content is verbatim text of the format. */
    record Raw() implements Form {}

    /**
     * A time with {@code @JsonFormat}.
     *
     * @param pattern empty for none; the same holds for {@code locale} and {@code zone}
     * @param shape the name of its shape; empty for any
     * @param adjusting whether it is read into the reader's zone; empty if unspecified, which holds for the others, too
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
