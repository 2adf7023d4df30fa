package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.generator.GuardedClass;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** What must not be written never is, and what must not be set never is, by whichever way, whatever Jackson does. */
class GuardsTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();
    private static final String SECRET = "which nobody may know";
    private static final List<String> NAMES =
            List.of("secret", "sec", "SECRET", "Secret", "getSecret", "withSecret", "\\u0073ecret");

    @TestFactory
    Stream<DynamicTest> noGuardIsBypassed() {
        List<GuardedClass> all = GuardedClass.all();
        Map<String, String> sources = all.stream().collect(Collectors.toMap(GuardedClass::outer, GuardedClass::source));
        Compiled compiled = Compiled.of(sources, true);
        assertThat(compiled.crash()).isNull();
        assertThat(compiled.messages())
                .filteredOn(m -> m.isError() || !m.isProblem())
                .isEmpty();
        return all.stream().map(each -> DynamicTest.dynamicTest(each.name(), () -> check(each, compiled.load())));
    }

    private static void check(GuardedClass guarded, ClassLoader loader) throws ReflectiveOperationException {
        Class<?> root = loader.loadClass(guarded.outer() + "$Root");
        Class<?> view = guarded.guard().isView() ? loader.loadClass(guarded.outer() + "$Shown") : null;
        Object value = root.getConstructor().newInstance();
        root.getField("one").set(value, secretive(loader.loadClass(guarded.outer() + "$Guarded")));
        Json json = view == null ? Json.standard() : Json.standard().view(view);
        String written = json.writeText(value);
        assertThat(written)
                .as(guarded.source())
                .isEqualTo(JACKSON.writerWithView(view).writeValueAsString(value));
        assertThat(written.contains(SECRET))
                .as(written)
                .isEqualTo(guarded.guard().mayBeWritten());
        boolean set = false;
        for (String name : NAMES) {
            for (String pattern :
                    List.of("\"id\":1,\"%s\":\"%s\"", "\"%s\":\"%s\",\"id\":1", "\"%s\":\"%s\",\"%1$s\":\"%2$s\"")) {
                String document = document(guarded, pattern.formatted(name, SECRET));
                if (view == null) {
                    assertThat(Agreement.onReading(document.getBytes(UTF_8), root))
                            .as(guarded.source())
                            .isEmpty();
                }
                boolean isSet = isSet(() -> json.read(document, root));
                assertThat(isSet)
                        .as(document + guarded.source())
                        .isEqualTo(isSet(
                                () -> JACKSON.readerFor(root).withView(view).readValue(document)));
                set |= isSet;
            }
        }
        assertThat(set).as(guarded.source()).isEqualTo(guarded.guard().mayBeSet());
    }

    private static String document(GuardedClass guarded, String members) {
        return switch (guarded.way()) {
            case UNWRAPPED -> "{" + members + "}";
            case EXTERNAL_TYPE_ID -> "{\"kind\":\"guarded\",\"one\":{" + members + "}}";
            default -> "{\"one\":{" + members + "}}";
        };
    }

    private static boolean isSet(Supplier<?> reading) throws ReflectiveOperationException {
        Object read;
        try {
            read = reading.get();
        } catch (JacksonException | WireException e) {
            return false;
        }
        Object one = read.getClass().getField("one").get(read);
        return one != null && SECRET.equals(secretOf(one.getClass()).get(one));
    }

    /** An object with the secret, put there as only reflection can. */
    private static Object secretive(Class<?> type) throws ReflectiveOperationException {
        var constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        if (constructor.getParameterCount() > 0) {
            return constructor.newInstance(1, SECRET);
        }
        Object made = constructor.newInstance();
        secretOf(type).set(made, SECRET);
        return made;
    }

    private static Field secretOf(Class<?> type) throws ReflectiveOperationException {
        Field field = type.getDeclaredField("secret");
        assertThat(Modifier.isStatic(field.getModifiers())).isFalse();
        field.setAccessible(true);
        return field;
    }
}
