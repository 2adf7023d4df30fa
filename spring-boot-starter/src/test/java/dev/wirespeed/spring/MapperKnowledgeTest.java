package dev.wirespeed.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Direction;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** What is known of classes that the mapper of an application meets. */
class MapperKnowledgeTest {

    private final MapperKnowledge knowledge =
            new MapperKnowledge(JsonMapper.builder().findAndAddModules().build());

    /** Can be written, not read. */
    @SuppressWarnings("unused") // by Jackson
    private static final class TwoSetters {
        public int getId() {
            return 1;
        }

        public void setId(StringBuilder id) {}

        public void setId(Thread id) {}
    }

    @Test
    void whatTheMapperCantTellIsNoError() {
        assertThat(knowledge.whyNot(TwoSetters.class, Direction.WRITE)).isPresent();
    }
}
