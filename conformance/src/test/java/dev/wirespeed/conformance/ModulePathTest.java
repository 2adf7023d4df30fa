package dev.wirespeed.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import com.palantir.javapoet.JavaFile;
import dev.wirespeed.Json;
import dev.wirespeed.generate.Generator;
import dev.wirespeed.jackson.WirespeedModule;
import dev.wirespeed.processor.WireProcessor;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/** An application of modules, compiled and run with nothing on its class path. */
class ModulePathTest {
    private static final String MODULES = paths(
            Json.class,
            WirespeedModule.class,
            dev.wirespeed.jackson2.WirespeedModule.class,
            Generator.class,
            WireProcessor.class,
            JavaFile.class,
            JsonProperty.class,
            JsonMapper.class,
            JsonParser.class,
            ObjectMapper.class,
            com.fasterxml.jackson.core.JsonParser.class,
            JavaTimeModule.class,
            Jdk8Module.class,
            ParameterNamesModule.class);

    private static final String MODULE = """
            module acme {
                requires dev.wirespeed.generate;
                requires dev.wirespeed.jackson;
                requires dev.wirespeed.jackson2;
                opens acme;
            }
            """;

    private static final String MAIN = """
            package acme;

            import dev.wirespeed.Json;
            import dev.wirespeed.generate.Generator;
            import dev.wirespeed.jackson.CodecReport;
            import dev.wirespeed.jackson.WirespeedModule;
            import tools.jackson.databind.json.JsonMapper;

            public class Main {
                public static void main(String[] args) {
                    byte[] document = Json.standard().write(new Order("A-1", 2));
                    System.out.println(new String(document) + " is " + Json.standard().read(document, Order.class));
                    JsonMapper mapper = JsonMapper.builder().findAndAddModules().build();
                    System.out.println(mapper.writeValueAsString(new Order("A-2", 3)));
                    System.out.println(CodecReport.explain(mapper, Order.class));
                    System.out.println(dev.wirespeed.jackson2.CodecReport.explain(
                            new com.fasterxml.jackson.databind.ObjectMapper()
                                    .registerModule(new dev.wirespeed.jackson2.WirespeedModule()),
                            Order.class));
                    System.out.println(Json.class.getModule() + ", " + WirespeedModule.class.getModule() + ", "
                            + dev.wirespeed.jackson2.WirespeedModule.class.getModule() + ", "
                            + Generator.class.getModule());
                }
            }
            """;

    private static final String ORDER = """
            package acme;

            @dev.wirespeed.Wire
            record Order(String id, int count) {}
            """;

    @TempDir
    Path folder;

    @Test
    void codecsAreMadeAndUsed() throws Exception {
        Path sources = Files.createDirectories(folder.resolve("src/acme"));
        Path module = Files.writeString(folder.resolve("src/module-info.java"), MODULE);
        Path main = Files.writeString(sources.resolve("Main.java"), MAIN);
        Path order = Files.writeString(sources.resolve("Order.java"), ORDER);
        Path classes = folder.resolve("classes");

        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        messages,
                        messages,
                        "-d",
                        classes.toString(),
                        "--module-path",
                        MODULES,
                        "--processor-module-path",
                        MODULES,
                        module.toString(),
                        main.toString(),
                        order.toString());
        assertThat(failed).as(messages.toString(UTF_8)).isZero();

        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--module-path",
                        MODULES + File.pathSeparator + classes,
                        "--module",
                        "acme/acme.Main")
                .redirectError(ProcessBuilder.Redirect.INHERIT) // where Jackson 2's module logs why
                .start();
        assertThat(new String(java.getInputStream().readAllBytes(), UTF_8)).isEqualTo("""
                {"id":"A-1","count":2} is Order[id=A-1, count=2]
                {"id":"A-2","count":3}
                codecs write 1 and read 1 of 1 classes
                acme.Order
                  is written by its codec
                  is read by its codec
                codecs write 0 and read 0 of 1 classes
                acme.Order
                  is written by Jackson: Order_JsonCodec is of another dialect; compile it with -Awirespeed.dialect=jackson2, or generate it with --dialect jackson2
                  is read by Jackson: Order_JsonCodec is of another dialect; compile it with -Awirespeed.dialect=jackson2, or generate it with --dialect jackson2
                module dev.wirespeed.codec, module dev.wirespeed.jackson, module dev.wirespeed.jackson2, module dev.wirespeed.generate
                """);
        assertThat(java.waitFor()).isZero();
    }

    private static String paths(Class<?>... types) {
        return Stream.of(types)
                .map(type -> Path.of(URI.create(type.getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toString()))
                        .toString())
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }
}
