package dev.wirespeed.mappers.forked;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirespeed.jackson2.WirespeedModule;
import dev.wirespeed.mappers.fork.Subject;
import io.dropwizard.jackson.Jackson;
import java.util.List;

/** What {@code Bootstrap.getObjectMapper()} returns; modules are added to it by hand. */
public final class Dropwizard4 implements Subject {
    @Override
    public Mapper start(List<String> settings, boolean byHand) throws Exception {
        ObjectMapper mapper = Jackson.newObjectMapper();
        for (String module : settings) {
            mapper.registerModule(
                    (Module) Class.forName(module).getConstructor().newInstance());
        }
        if (byHand) {
            mapper.registerModule(new WirespeedModule());
        }
        return new Mapper2(mapper, () -> {});
    }
}
