package dev.wirespeed.conformance.positional;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.contract.FormatContract;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Positional JSON, with Jackson as the oracle. */
class PositionalContractTest extends FormatContract {
    /** What Jackson does not write and read in the same way, or not at all; see {@link PositionalJsonTest}. */
    private static final Set<String> OTHERS = Set.of(
            "Arranged$Unwrapping",
            "Arranged$WithUnwrapped",
            "Beans$Nothing",
            "Ignored$InCreator",
            "MethodNames$Setters",
            "Ignored$InRecord",
            "Ignored$UnderOtherNamesInRecord",
            "InclusionInside$Anything",
            "InclusionInside$AnythingAtAll",
            "NullDefaults$ShapeValue",
            "NullDefaults$ShapeValues",
            "Recursion$Tree>", // in a map by ids, which Jackson reads as a whole
            "Views$Around",
            "Unwrapped$Person",
            "Unwrapped$Box",
            "Unwrapped$Parcel",
            "Unwrapped$Pages");

    @Override
    public boolean refuses(Type type) {
        String name = type.getTypeName();
        return OTHERS.contains(name.substring(name.lastIndexOf('.') + 1));
    }

    PositionalContractTest() {
        super(Json.positional(), PositionalOracle.create());
    }

    /** An array; without one the first document would be taken for that. */
    @Override
    public List<byte[]> streams(List<byte[]> documents) {
        return Stream.of(Collectors.joining(" , ", "[", "]"))
                .map(joining -> documents.stream()
                        .map(document -> new String(document, UTF_8))
                        .collect(joining)
                        .getBytes(UTF_8))
                .toList();
    }
}
