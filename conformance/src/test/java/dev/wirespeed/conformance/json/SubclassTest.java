package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Objects of a subclass of the declared class are written with what the subclass adds. */
class SubclassTest {
    @Wire
    static class Animal {
        public String name = "animal";
    }

    @Wire
    static class Dog extends Animal {
        public int barks = 3;
    }

    static class Cat extends Animal {
        public int lives = 9;
    }

    @Wire
    record Zoo(Animal one, List<Animal> many, Map<String, Animal> named) {}

    @Test
    void areWrittenByTheirOwnCodec() {
        Zoo zoo = new Zoo(new Dog(), List.of(new Animal(), new Dog()), Map.of("d", new Dog()));
        String text = Json.standard().writeText(zoo);
        assertThat(text).isEqualTo(JsonMapper.builder().build().writeValueAsString(zoo));
        assertThat(text).startsWith("{\"one\":{\"barks\":3,\"name\":\"animal\"}");
    }

    @Test
    void areLeftToJacksonWithoutOne() {
        Zoo zoo = new Zoo(new Cat(), List.of(new Cat()), Map.of());
        String text = Json.standard().writeText(zoo);
        assertThat(text).isEqualTo(JsonMapper.builder().build().writeValueAsString(zoo));
        assertThat(text).startsWith("{\"one\":{\"lives\":9,\"name\":\"animal\"}");
    }
}
