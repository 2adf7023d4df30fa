package dev.wirespeed.lab.scala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.ContestantContract;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.workload.Workload;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsoniterScalaTest extends ContestantContract {
    @Override
    protected List<Contestant> contestants() {
        return List.of(new JsoniterScala());
    }

    @Test
    void isRegistered() {
        assertThat(Contestants.find("jsoniter-scala")).get().isInstanceOf(JsoniterScala.class);
    }

    @Test
    void saysWhichTypeItHasNoCaseClassFor() {
        assertThatThrownBy(() -> new JsoniterScala().bind(new Workload<>("words", "Words", String.class, List.of("a"))))
                .isInstanceOf(CannotBindException.class)
                .hasMessage("there is no case class for String");
    }
}
