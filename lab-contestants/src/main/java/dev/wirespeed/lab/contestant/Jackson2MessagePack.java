package dev.wirespeed.lab.contestant;

import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.wirespeed.lab.workload.Workload;
import java.util.Set;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/** Jackson 2 writing MessagePack by jackson-dataformat-msgpack, with times as text as in JSON. */
public final class Jackson2MessagePack implements Contestant {
    @Override
    public String id() {
        return "jackson2-msgpack";
    }

    @Override
    public String title() {
        return "Jackson 2, MessagePack";
    }

    @Override
    public String version() {
        return Versions.of("jackson2") + " + " + Versions.of("jackson-msgpack");
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
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        return Jackson2.bind(MessagePackMapper.builder(), workload.javaType(), new JavaTimeModule());
    }
}
