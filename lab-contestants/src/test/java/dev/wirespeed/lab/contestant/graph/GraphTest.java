package dev.wirespeed.lab.contestant.graph;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.agreement.Agreement;
import dev.wirespeed.lab.agreement.Verdict;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.contestant.Trait;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import dev.wirespeed.lab.workload.graph.Graphs;
import dev.wirespeed.lab.workload.graph.Order;
import dev.wirespeed.lab.workload.graph.User;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphTest {
    private static final Workload<?> FULL = Workloads.find("graph-full").orElseThrow();
    private static final Workload<?> BASIC = Workloads.find("graph-basic").orElseThrow();

    private static List<Contestant> contestants() {
        return Contestants.all().stream()
                .filter(contestant -> contestant.madeFor().contains("graph-full"))
                .toList();
    }

    @Test
    void aResponseHasMoreThanAThousandObjects() {
        assertThat(Graphs.users()).allSatisfy(user -> {
            assertThat(user.getOrders()).hasSizeGreaterThanOrEqualTo(50);
            assertThat(user.getOrders().stream()
                            .map(Order::getLineItems)
                            .mapToInt(List::size)
                            .sum())
                    .isGreaterThan(1_000);
            assertThat(user.getAddresses()).hasSizeBetween(3, 4);
            assertThat(user.getRoles()).hasSizeGreaterThan(1);
        });
    }

    @Test
    void allButTheAuthorsWriteTheSameDocument() {
        assertThat(contestants())
                .filteredOn(contestant -> !contestant.traits().contains(Trait.BROKEN))
                .hasSize(6)
                .allSatisfy(contestant -> {
                    assertThat(Agreement.check(contestant, FULL).reason()).isNull();
                    assertThat(Agreement.check(contestant, BASIC).reason()).isNull();
                });
    }

    @Test
    void ourCodecWritesTheSameBytes() {
        assertThat(List.of(new GraphWirespeed(), new GraphSelection())).allSatisfy(contestant -> {
            assertThat(Agreement.check(contestant, FULL).sameBytes()).isTrue();
            assertThat(Agreement.check(contestant, BASIC).sameBytes()).isTrue();
        });
    }

    @Test
    void theAuthorsBreaksOnAQuoteInANameAndIsDisqualified() {
        Verdict verdict = Agreement.check(new GraphFormat(), BASIC);

        assertThat(verdict.agrees()).isFalse();
        assertThat(verdict.reason()).startsWith("writes what is not JSON: Unexpected character ('T'");
        assertThat(Agreement.check(new GraphFormat(), FULL).reason())
                .isEqualTo("the author wrote the basic fields only");
    }

    @Test
    void theAuthorsIsRightAsLongAsNoNameHasAQuote() throws Exception {
        User user = Graphs.users().get(0);

        assertThat(new String(new GraphFormat().basic().write(user), UTF_8))
                .isEqualTo("{\"id\":1,\"email\":\"user1@example.com\",\"firstName\":\"Ada\",\"lastName\":\"Lovelace\"}")
                .isEqualTo(new String(new GraphByHand().basic().write(user), UTF_8));
    }

    @Test
    void handWrittenEscapesEverythingThatMustBe() throws Exception {
        User user = new User();
        user.setFirstName("a\"b\\c\n\u0001\ud83d\ude80");

        assertThat(new String(new GraphByHand().basic().write(user), UTF_8))
                .isEqualTo(
                        "{\"id\":0,\"email\":\"\",\"firstName\":\"a\\\"b\\\\c\\u000a\\u0001\ud83d\ude80\",\"lastName\":\"\"}");
    }

    @Test
    void otherTypesAreRefused() {
        Workload<String> words = new Workload<>("words", "Words", String.class, List.of("a"));

        assertThatThrownBy(() -> new GraphDto().bind(words)).hasMessage("made for User only, not for String");
    }
}
