package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.Module;

/**
 * Lets a mapper of Jackson 2 write and read by generated codecs wherever they do exactly what the mapper would do.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder()
 *         .addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
 *         .addModule(new WirespeedModule())
 *         .build();
 * }</pre>
 *
 * <p>The codecs are those that were generated with {@code -Awirespeed.dialect=jackson2}.
 *
 * <p>Where the mapper is configured to write other bytes or to read otherwise than a default mapper, it does so itself; one line
 * in the log says for which class, and why.
 */
public final class WirespeedModule extends Module {

    /** A module for one mapper. */
    public WirespeedModule() {}

    @Override
    public String getModuleName() {
        return "wirespeed";
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
        context.addBeanSerializerModifier(new CodecSerializer.Modifier());
        context.addBeanDeserializerModifier(new CodecDeserializer.Modifier());
    }
}
