package dev.wirespeed.lab.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class TypeNameTest {

    /** What the JDK makes of it. */
    private interface Real extends Map<String, List<SmallDto>> {}

    private final Type real = ((ParameterizedType) Real.class.getGenericInterfaces()[0]);

    @Test
    void aTypeIsEqualToTheJdksOwn() throws Exception {
        TypeName name = TypeName.parse(
                "java.util.Map<java.lang.String,java.util.List< dev.wirespeed.lab.workload.SmallDto > >");

        assertThat(name.toString())
                .isEqualTo("java.util.Map<java.lang.String, java.util.List<dev.wirespeed.lab.workload.SmallDto>>");
        assertThat(name.all())
                .containsExactly(
                        "java.util.Map", "java.lang.String", "java.util.List", "dev.wirespeed.lab.workload.SmallDto");
        Type loaded = name.load();
        assertThat(loaded).isEqualTo(real).hasSameHashCodeAs(real).hasToString(real.toString());
        assertThat(real).isEqualTo(loaded);
    }

    @Test
    void aClassIsJustThat() throws Exception {
        assertThat(TypeName.parse("java.util.Map$Entry").load()).isEqualTo(Map.Entry.class);
    }

    @Test
    void whatIsNoNameIsRefused() {
        assertRefused("List<", "it ends too soon");
        assertRefused("List<A", "it ends too soon");
        assertRefused("List<?>", "there is no place for '?'");
        assertRefused("List<A>>", "there is no place for '>'");
        assertRefused("A[]", "there is no place for '['");
        assertRefused("", "it ends too soon");
    }

    @Test
    void argumentsAreCounted() {
        assertThatThrownBy(() -> TypeName.parse("java.util.List<java.lang.String, java.lang.String>")
                        .load())
                .isInstanceOf(SampleException.class)
                .hasMessage(
                        "java.util.List has 1 type parameters, and java.util.List<java.lang.String, java.lang.String>"
                                + " gives it 2");
    }

    private static void assertRefused(String text, String reason) {
        assertThatThrownBy(() -> TypeName.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(reason);
    }
}
