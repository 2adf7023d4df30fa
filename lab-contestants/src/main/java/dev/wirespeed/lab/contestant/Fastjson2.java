package dev.wirespeed.lab.contestant;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONWriter;
import dev.wirespeed.lab.workload.Workload;
import java.lang.reflect.Type;
import java.util.Set;

/** fastjson2 with nulls written, which it leaves out by default, and numbers that are keys in quotes, as JSON wants. */
public final class Fastjson2 implements Contestant {
    @Override
    public String id() {
        return "fastjson2";
    }

    @Override
    public String title() {
        return "fastjson2";
    }

    @Override
    public String version() {
        return Versions.of("fastjson2");
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.UNSAFE, Trait.SKIPS_CHECKS);
    }

    @Override
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        Type type = workload.javaType();
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) {
                return JSON.toJSONBytes(
                        model, JSONWriter.Feature.WriteNulls, JSONWriter.Feature.WriteNonStringKeyAsString);
            }

            @Override
            public T read(byte[] document) {
                return JSON.parseObject(document, type);
            }
        };
    }
}
