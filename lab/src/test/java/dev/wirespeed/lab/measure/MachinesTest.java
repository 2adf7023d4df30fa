package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.result.Machine;
import org.junit.jupiter.api.Test;

final class MachinesTest {

    @Test
    void theCpusNameIsReadWithoutRunsOfBlanks() {
        assertThat(Machines.fromCpuInfo("processor\t: 0\nmodel name\t: Some CPU    @ 3 GHz\nmodel name\t: Other\n"))
                .isEqualTo("Some CPU @ 3 GHz");
        assertThat(Machines.fromCpuInfo("processor\t: 0\n")).startsWith("unknown CPU (");
    }

    @Test
    void processorsOfOneNameAreToldApartByTheirNumbers() {
        assertThat(Machines.fromCpuInfo("cpu family\t: 25\nmodel\t\t: 1\nmodel name\t: AMD EPYC\nstepping\t: 1\n"))
                .isEqualTo("AMD EPYC (family 25, model 1)");
    }

    @Test
    void aMachineIsBusyAboveThreeTenthsOfItsCores() {
        assertThat(new Machine("x", 4, 1, "x", 1.1).busy()).isFalse();
        assertThat(new Machine("x", 4, 1, "x", 1.3).busy()).isTrue();
        assertThat(new Machine("x", 4, 1, "x", -1).busy()).isFalse();
    }
}
