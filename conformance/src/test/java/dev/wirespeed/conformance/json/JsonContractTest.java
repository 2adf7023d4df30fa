package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.contract.FormatContract;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** JSON, with Jackson as the oracle. */
class JsonContractTest extends FormatContract {
    /** What a byte is replaced by, one after another. */
    private static final byte[] REPLACEMENTS = "\"\\{}[],:0-9.eE+ nt\n\0\u007F".getBytes(US_ASCII);

    JsonContractTest() {
        super(Json.standard(), JacksonOracle.of(Mappers.JACKSON));
    }

    /** Lines, documents with nothing between them, and an array. */
    @Override
    public List<byte[]> streams(List<byte[]> documents) {
        return Stream.of(Collectors.joining("\n", "", "\n"), Collectors.joining(), Collectors.joining(" , ", "[", "]"))
                .map(joining -> documents.stream()
                        .map(document -> new String(document, UTF_8))
                        .collect(joining)
                        .getBytes(UTF_8))
                .toList();
    }

    @Override
    public Stream<byte[]> damaged(byte[] document) {
        return IntStream.range(0, document.length)
                .boxed()
                .flatMap(at -> IntStream.range(0, REPLACEMENTS.length).mapToObj(i -> {
                    byte[] damaged = document.clone();
                    damaged[at] = REPLACEMENTS[i];
                    return damaged;
                }));
    }
}
