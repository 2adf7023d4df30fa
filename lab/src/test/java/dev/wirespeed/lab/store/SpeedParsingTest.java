package dev.wirespeed.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.store.SpeedOrder.Block;
import dev.wirespeed.lab.store.SpeedResult.Converted;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the machine, the class path and the JVMs say, and the order of these. */
final class SpeedParsingTest {

    @Test
    void theFirstTwoCoresThatAreAllowedAreTaken() {
        assertThat(Cores.of("Name:\tjava\nCpus_allowed_list:\t0-3\n")).isEqualTo(new Cores(0, 1));
        assertThat(Cores.of("Cpus_allowed_list:\t2,5-7\n")).isEqualTo(new Cores(2, 5));
        assertThatThrownBy(() -> Cores.of("Cpus_allowed_list:\t3\n"))
                .isInstanceOf(LabException.class)
                .hasMessage("--full needs two cores, one for the service and one for who asks");
        assertThat(Cores.pinned(1, List.of("java"))).containsExactly("taskset", "-c", "1", "java");
    }

    @Test
    void ticksAreThoseOfACoreAndOfThreadsThatCompile() {
        String machine = "cpu  9 9 9 9 9 9 9 9 0 0\ncpu0 1 2 3 100 50 4 5 6 0 0\ncpu1 7 0 0 1 1 0 0 0 0 0\n";
        assertThat(CpuTime.busy(machine, 0)).isEqualTo(21);
        assertThat(CpuTime.busy(machine, 1)).isEqualTo(7);
        assertThat(CpuTime.busy(machine, 2)).isZero();

        String stat = " S 1 2 3 4 5 6 7 8 9 10 110 12 0 0 20 0\n";
        assertThat(CpuTime.compiler("17 (C2 CompilerThre)" + stat)).isEqualTo(122);
        assertThat(CpuTime.compiler("17 (VM Thread)" + stat)).isZero();
        assertThat(new CpuTime(1, 0, 0, 1.5).since(new CpuTime(0.5, 0, 0, 0.25)).others())
                .isEqualTo(0.75);
    }

    @Test
    void theStarterAndItsModuleAreTakenOffTheClassPath() {
        String classPath = String.join(
                File.pathSeparator,
                "/store/classes",
                "/m2/wirespeed-codec-1.0.jar",
                "/m2/wirespeed-jackson-1.0.jar",
                "/m2/wirespeed-spring-boot-starter-1.0.jar");

        assertThat(StoreJvm.withoutStarter(classPath))
                .isEqualTo("/store/classes" + File.pathSeparator + "/m2/wirespeed-codec-1.0.jar");
        assertThatThrownBy(() -> StoreJvm.withoutStarter("/store/classes"))
                .isInstanceOf(LabException.class)
                .hasMessage("Wirespeed's starter and its module are not the jars that were expected on the class path");
    }

    @Test
    void whatIsSaidOfConversionsIsUnderstood() {
        Target target = Target.cached().getFirst();
        String answer = "conversion /users/{id}/cached 10 0.002000 800";

        Converted converted = ConversionsAlone.parse(1, Framework.WEBFLUX, true, target, answer);

        assertThat(converted)
                .isEqualTo(new Converted(1, Framework.WEBFLUX, true, StoreSpeedResults.USER, 10, 800, 0.002));
        assertThat(converted.cpuMicros()).isEqualTo(200);
        assertThat(converted.plus(converted))
                .isEqualTo(new Converted(1, Framework.WEBFLUX, true, StoreSpeedResults.USER, 20, 1_600, 0.004));
    }

    @Test
    void conversionsThatFailSaySoWithTheirLog(@TempDir Path folder) throws IOException {
        Path log = folder.resolve("a.log");

        assertThatThrownBy(() -> ConversionsAlone.start(List.of(Variant.CODECS), List.of("echo", "Started"), log))
                .isInstanceOf(LabException.class)
                .hasMessage("the store's conversions failed; all that they said is in " + log);
        assertThat(Files.readString(log)).isEqualTo("Started\n");
    }

    @Test
    void everySecondRoundIsTheOneBeforeBackwards() {
        List<List<Block>> rounds = SpeedOrder.rounds(5, false, 1);

        assertThat(rounds).hasSize(5);
        assertThat(jvms(rounds.get(1))).isEqualTo(jvms(rounds.get(0)).reversed());
        assertThat(jvms(rounds.get(3))).isEqualTo(jvms(rounds.get(2)).reversed());
        assertThat(rounds)
                .allSatisfy(round -> assertThat(jvms(round))
                        .hasSize(8)
                        .containsExactlyInAnyOrderElementsOf(jvms(SpeedOrder.blocks(false))));
        assertThat(SpeedOrder.rounds(2, false, 1)).isEqualTo(rounds.subList(0, 2));
    }

    @Test
    void twoMappersAreOneJvmOfEachFramework() {
        assertThat(SpeedOrder.rounds(1, true, 1).getFirst()).hasSize(2).allSatisfy(block -> {
            assertThat(block.jvms()).hasSize(1).isEqualTo(block.alone());
            assertThat(block.jvms().getFirst())
                    .containsExactlyInAnyOrder(Variant.JACKSON_OF_TWO, Variant.CODECS_OF_TWO);
            assertThat(block.targets()).isEqualTo(Target.cached());
        });
    }

    private static List<String> jvms(List<Block> round) {
        return round.stream()
                .flatMap(block -> block.variants().stream().map(variant -> block.framework() + " " + variant))
                .toList();
    }
}
