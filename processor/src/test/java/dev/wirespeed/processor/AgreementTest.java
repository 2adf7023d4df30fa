package dev.wirespeed.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Generated codecs do what Jackson does, on classes and documents from the resources.
 *
 * <p>A line {@code //: Name document} says that a class of the file is to be read from this document; a class without such a
 * line must have a constant {@code SAMPLES} or be reached from another one. What was read is written again.
 */
class AgreementTest {
    private static final Pattern DOCUMENT = Pattern.compile("^\\s*//: (\\S+) (.*)$", Pattern.MULTILINE);
    private static final JsonMapper JACKSON = JsonMapper.builder().build();

    @TestFactory
    Stream<DynamicTest> records() {
        return cases("Records");
    }

    @TestFactory
    Stream<DynamicTest> creators() {
        return cases("Creators");
    }

    @TestFactory
    Stream<DynamicTest> delegating() {
        return cases("Delegating");
    }

    @TestFactory
    Stream<DynamicTest> beans() {
        return cases("Beans");
    }

    @TestFactory
    Stream<DynamicTest> accessors() {
        return cases("Accessors");
    }

    @TestFactory
    Stream<DynamicTest> order() {
        return cases("Order");
    }

    @TestFactory
    Stream<DynamicTest> inclusion() {
        return cases("Inclusion");
    }

    @TestFactory
    Stream<DynamicTest> types() {
        return cases("Types");
    }

    @TestFactory
    Stream<DynamicTest> generics() {
        return cases("Generics");
    }

    @TestFactory
    Stream<DynamicTest> classes() {
        return cases("Classes");
    }

    @TestFactory
    Stream<DynamicTest> values() {
        return cases("Values");
    }

    @TestFactory
    Stream<DynamicTest> entries() {
        return cases("Entries");
    }

    @TestFactory
    Stream<DynamicTest> unions() {
        return cases("Unions");
    }

    @TestFactory
    Stream<DynamicTest> defaultVariants() {
        return cases("DefaultVariants");
    }

    /** Classes with the names that constants would have. */
    @TestFactory
    Stream<DynamicTest> capitals() {
        return cases("ID");
    }

    @TestFactory
    Stream<DynamicTest> capitalsInTheUnnamedPackage() {
        String source = Compilation.resource("agreement/ID.java").replace("package acme;", "");
        return cases("ID", source, Stream.of(new WireProcessor()));
    }

    @TestFactory
    Stream<DynamicTest> capitalsBeyondAscii() {
        String source = Compilation.resource("agreement/ID.java")
                .replaceAll("\\bID\\b", "ÄRA")
                .replaceAll("\\bid\\b", "ära");
        return cases("acme.ÄRA", source, Stream.of(new WireProcessor()));
    }

    /** Classes and properties with the names of what code mentions, beside classes named as in {@code java.lang}. */
    @TestFactory
    Stream<DynamicTest> names() {
        return cases("Names");
    }

    @TestFactory
    Stream<DynamicTest> guards() {
        return cases("Guards");
    }

    /** Getters, setters and constructors that another processor adds, which may run before this one or behind it. */
    @TestFactory
    Stream<DynamicTest> lombok() {
        return cases("Lombok", Stream.concat(foreign(), Stream.of(new WireProcessor())));
    }

    @TestFactory
    Stream<DynamicTest> lombokBehind() {
        return cases("Lombok", Stream.concat(Stream.of(new WireProcessor()), foreign()));
    }

    private static Stream<Processor> foreign() {
        return ServiceLoader.load(Processor.class).stream()
                .filter(p -> p.type().getPackageName().startsWith("lombok"))
                .map(ServiceLoader.Provider::get);
    }

    @TestFactory
    Stream<DynamicTest> builders() {
        return cases("Builders");
    }

    @TestFactory
    Stream<DynamicTest> inheritance() {
        return cases("Inheritance");
    }

    @TestFactory
    Stream<DynamicTest> references() {
        return cases("References");
    }

    @TestFactory
    Stream<DynamicTest> structureGuards() {
        return cases("StructureGuards");
    }

    @TestFactory
    Stream<DynamicTest> onlyWritten() {
        return cases("OnlyWritten");
    }

    @TestFactory
    Stream<DynamicTest> nulls() {
        return cases("Nulls");
    }

    @TestFactory
    Stream<DynamicTest> unwrapped() {
        return cases("Unwrapped");
    }

    private static Stream<DynamicTest> cases(String file) {
        return cases(file, Stream.of(new WireProcessor()));
    }

    private static Stream<DynamicTest> cases(String file, Stream<Processor> processors) {
        return cases("acme." + file, Compilation.resource("agreement/" + file + ".java"), processors);
    }

    private static Stream<DynamicTest> cases(String name, String source, Stream<Processor> processors) {
        ClassLoader loader = Compilation.by(processors.toList(), name, source).load();
        List<DynamicTest> tests = new ArrayList<>();
        Matcher document = DOCUMENT.matcher(source);
        while (document.find()) {
            String type = name + "$" + document.group(1);
            String json = document.group(2);
            tests.add(DynamicTest.dynamicTest(
                    document.group(1) + " " + json, () -> assertAgreement(loader.loadClass(type), json)));
        }
        assertThat(tests).isNotEmpty();
        return tests.stream();
    }

    private static void assertAgreement(Class<?> type, String json) {
        Answer expected = byJackson(type, json);
        Answer actual = byWirespeed(type, json);
        assertThat(actual.refused()).as("refused: %s / %s", expected, actual).isEqualTo(expected.refused());
        if (!expected.refused()) {
            assertThat(JACKSON.writeValueAsString(actual.value()))
                    .isEqualTo(JACKSON.writeValueAsString(expected.value()));
            assertThat(text(actual.value())).isEqualTo(text(expected.value()));
            assertThat(new String(Json.standard().write(expected.value()), UTF_8))
                    .isEqualTo(new String(JACKSON.writeValueAsBytes(expected.value()), UTF_8));
            Object[] inside = {new Object[] {expected.value()}, Collections.singletonList(expected.value())};
            assertThat(Json.standard().writeText(inside)).isEqualTo(JACKSON.writeValueAsString(inside));
        }
    }

    private static String text(@Nullable Object value) {
        return Objects.toString(value).replaceAll("@[0-9a-f]+", "@…");
    }

    private record Answer(@Nullable Object value, @Nullable RuntimeException refusal) {
        boolean refused() {
            return refusal != null;
        }
    }

    private static Answer byJackson(Class<?> type, String json) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(type.getClassLoader());
        try {
            return new Answer(JACKSON.readValue(json.getBytes(UTF_8), type), null);
        } catch (JacksonException e) {
            return new Answer(null, e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static Answer byWirespeed(Class<?> type, String json) {
        try {
            return new Answer(Json.standard().read(json.getBytes(UTF_8), type), null);
        } catch (WireException | IllegalStateException e) {
            return new Answer(null, e);
        }
    }
}
