package dev.wirespeed.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What generated source looks like; {@code -Dwirespeed.golden=update} writes the files anew. */
class GoldenTest {
    private static final boolean UPDATE = "update".equals(System.getProperty("wirespeed.golden"));

    @ParameterizedTest
    @ValueSource(strings = {"Account", "Invoice"})
    void looksAsBefore(String type) throws IOException {
        Path folder = Path.of("src/test/resources/golden");
        Compilation compilation = Compilation.of("acme." + type, Files.readString(folder.resolve(type + ".java")));
        assertSame(compilation, folder, List.of("acme." + type + "_JsonCodec"));
    }

    @Test
    void looksAsBeforeByPlace() throws IOException {
        Path folder = Path.of("src/test/resources/golden");
        Compilation compilation = Compilation.of(
                Map.of("acme.Account", Files.readString(folder.resolve("Account.java"))),
                List.of("-Awirespeed.formats=positional-json"));
        assertSame(compilation, folder, List.of("acme.Account_JsonRowCodec"));
    }

    @Test
    void theDocumentedExampleIsTrue() throws IOException {
        Path folder = Path.of("../docs/example");
        Compilation compilation =
                Compilation.of(Map.of("com.example.Order", Files.readString(folder.resolve("Order.java"))));
        assertSame(compilation, folder, List.of("com.example.Order_JsonCodec", "com.example.Order_Item_JsonCodec"));
    }

    private static void assertSame(Compilation compilation, Path folder, List<String> names) throws IOException {
        assertThat(compilation.succeeded().generatedNames()).containsAll(names);
        for (String name : names) {
            Path file = folder.resolve(name.substring(name.lastIndexOf('.') + 1) + ".java");
            if (UPDATE) {
                Files.writeString(file, compilation.generated(name));
            }
            assertThat(compilation.generated(name)).isEqualTo(Files.readString(file));
        }
    }
}
