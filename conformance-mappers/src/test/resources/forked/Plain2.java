package dev.wirespeed.mappers.forked;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.wirespeed.jackson2.WirespeedModule;
import dev.wirespeed.mappers.fork.Subject;
import java.util.List;

/** A mapper of Jackson 2 with the modules for what Jackson 3 knows by itself, and more, which are its settings. */
public final class Plain2 implements Subject {
    @Override
    public Mapper start(List<String> settings, boolean byHand) throws Exception {
        JsonMapper.Builder builder =
                JsonMapper.builder().addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule());
        for (String module : settings) {
            builder.addModule((Module) Class.forName(module).getConstructor().newInstance());
        }
        if (byHand) {
            builder.addModule(new WirespeedModule());
        }
        return new Mapper2(builder.build(), () -> {});
    }
}
