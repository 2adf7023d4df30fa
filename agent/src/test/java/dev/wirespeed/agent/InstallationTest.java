package dev.wirespeed.agent;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

class InstallationTest {
    private final List<List<Class<?>>> asked = new ArrayList<>();

    @Test
    void classesAreChangedAtOnce() throws Exception {
        Installation.of(jvm(), true);

        assertThat(asked).containsExactly(List.of(ObjectMapper.class, Gson.class));
    }

    @Test
    void aClassThatFailsDoesNotAffectTheOthers() throws Exception {
        Installation.of(jvm(Gson.class), true);

        assertThat(asked)
                .containsExactly(
                        List.of(ObjectMapper.class, Gson.class), List.of(ObjectMapper.class), List.of(Gson.class));
    }

    /** With classes of which some can't be changed. */
    private Instrumentation jvm(Class<?>... broken) {
        return (Instrumentation) Proxy.newProxyInstance(
                InstallationTest.class.getClassLoader(),
                new Class<?>[] {Instrumentation.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "getAllLoadedClasses" -> new Class<?>[] {String.class, ObjectMapper.class, Gson.class};
                    case "isModifiableClass" -> true;
                    case "retransformClasses" -> {
                        List<Class<?>> classes = List.of((Class<?>[]) arguments[0]);
                        asked.add(classes);
                        if (classes.stream().anyMatch(List.of(broken)::contains)) {
                            throw new VerifyError("broken");
                        }
                        yield null;
                    }
                    default -> null;
                });
    }
}
