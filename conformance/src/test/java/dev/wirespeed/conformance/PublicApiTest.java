package dev.wirespeed.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jetbrains.kotlin.abi.tools.AbiFilters;
import org.jetbrains.kotlin.abi.tools.AbiTools;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Holds what modules export to the dumps beside their sources, such as {@code codec/codec.api}; {@code -Dwirespeed.golden=update}
 * writes these anew.
 */
class PublicApiTest {
    private static final boolean UPDATE = "update".equals(System.getProperty("wirespeed.golden"));
    private static final AbiFilters ALL = new AbiFilters(Set.of(), Set.of(), Set.of(), Set.of());

    private final AbiTools tools = AbiTools.Companion.getInstance(AbiTools.class.getClassLoader());

    @ParameterizedTest
    @ValueSource(strings = {"codec", "processor", "generate", "jackson", "jackson2"})
    void isAsDumped(String module) throws IOException {
        Path folder = Path.of("..", module);
        Path dump = folder.resolve(module + ".api");
        StringBuilder api = new StringBuilder();
        tools.printJvmDump(api, exported(folder.resolve("target/classes")), ALL);
        if (UPDATE) {
            Files.writeString(dump, api);
        }
        Path now = Files.writeString(Path.of("target", module + ".api"), api);
        assertThat(tools.filesDiff(dump.toFile(), now.toFile()))
                .as("The public API of %s has changed; CONTRIBUTING.md says how to write that down", module)
                .isNull();
    }

    /** The class files of the packages that a module exports to all others. */
    private static List<File> exported(Path classes) throws IOException {
        List<File> files = new ArrayList<>();
        for (ModuleDescriptor.Exports exports : descriptor(classes).exports()) {
            if (!exports.isQualified()) {
                Path folder = classes.resolve(exports.source().replace('.', '/'));
                try (var content = Files.newDirectoryStream(folder, "*.class")) {
                    content.forEach(file -> files.add(file.toFile()));
                }
            }
        }
        return files;
    }

    private static ModuleDescriptor descriptor(Path classes) throws IOException {
        try (InputStream in = Files.newInputStream(classes.resolve("module-info.class"))) {
            return ModuleDescriptor.read(in);
        }
    }
}
