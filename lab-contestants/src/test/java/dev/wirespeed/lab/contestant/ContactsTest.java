package dev.wirespeed.lab.contestant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.agreement.Agreement;
import dev.wirespeed.lab.agreement.Verdict;
import dev.wirespeed.lab.workload.Workloads;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is compared on address books, on both kinds of types. */
class ContactsTest {
    private static List<Verdict> check(String contestant) {
        return List.of(
                Agreement.check(
                        Contestants.find(contestant).orElseThrow(),
                        Workloads.find("contacts-immutable").orElseThrow()),
                Agreement.check(
                        Contestants.find(contestant).orElseThrow(),
                        Workloads.find("contacts-mutable").orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jackson2",
                "jackson2-afterburner",
                "jackson2-blackbird",
                "jackson3",
                "jackson3-blackbird",
                "jackson2-crippled",
                "jackson2-afterburner-crippled",
                "jackson2-blackbird-crippled",
                "jackson3-crippled",
                "jackson3-blackbird-crippled",
                "wirespeed"
            })
    void jsonIsOfThePublishedSize(String contestant) {
        assertThat(check(contestant)).allSatisfy(verdict -> {
            assertThat(verdict.reason()).isNull();
            assertThat(verdict.bytes()).isBetween(26_000, 28_000);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"protobuf", "protobuf-domain"})
    void protobufIsSmaller(String contestant) {
        assertThat(check(contestant)).allSatisfy(verdict -> {
            assertThat(verdict.reason()).isNull();
            assertThat(verdict.bytes()).isBetween(15_000, 20_000);
        });
    }
}
