package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.measure.JdkDiscovery;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code wirespeed lab list}. */
@Command(
        name = "list",
        description = "Lists the experiments, contestants and workloads, and the JDKs of this machine.",
        mixinStandardHelpOptions = true)
final class ListCommand implements Callable<Integer> {

    private final Terminal terminal;

    ListCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        terminal.out().print(Inventory.text(Catalog.standard(), JdkDiscovery.onThisMachine()));
        return 0;
    }
}
