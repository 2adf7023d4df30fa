package dev.wirespeed.mappers.forked;

import dev.wirespeed.jackson.WirespeedModule;
import dev.wirespeed.mappers.fork.Subject;
import java.util.List;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.json.JsonMapper;

/** A mapper of Jackson 3 that has nothing but modules, which are its settings. */
public final class Plain3 implements Subject {
    @Override
    public Mapper start(List<String> settings, boolean byHand) throws Exception {
        JsonMapper.Builder builder = JsonMapper.builder();
        for (String module : settings) {
            builder.addModule(
                    (JacksonModule) Class.forName(module).getConstructor().newInstance());
        }
        if (byHand) {
            builder.addModule(new WirespeedModule());
        }
        return new Mapper3(builder.build(), () -> {});
    }
}
