package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.contestant.pack.PackCodec;
import dev.wirespeed.lab.workload.Workload;
import java.util.Set;

/** msgpack-core by hand, objects as maps with the names of their fields, as a reader that knows no schema wants them. */
public final class MessagePackMaps implements Contestant {
    @Override
    public String id() {
        return "msgpack-maps";
    }

    @Override
    public String title() {
        return "msgpack-core, maps";
    }

    @Override
    public String version() {
        return Versions.of("msgpack");
    }

    @Override
    public Format format() {
        return Format.MESSAGE_PACK;
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.UNSAFE);
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        return PackCodec.of(workload.type(), true).binding();
    }
}
