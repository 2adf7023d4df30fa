package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.Workload;
import java.util.List;

/**
 * Another contestant with Jackson's fast defaults turned off: names of properties are not looked up among those that were seen
 * before, nor interned, and buffers are not used again. Nobody should do this; a published comparison did.
 */
abstract class Crippled implements Contestant {
    private final Contestant original;

    Crippled(Contestant original) {
        this.original = original;
    }

    @Override
    public String id() {
        return original.id() + "-crippled";
    }

    @Override
    public String title() {
        return original.title() + ", crippled";
    }

    @Override
    public String version() {
        return original.version();
    }

    @Override
    public List<String> madeFor() {
        return List.of("contacts-immutable", "contacts-mutable");
    }

    @Override
    public abstract <T> Binding<T, ?> bind(Workload<T> workload);
}
