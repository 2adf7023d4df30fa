package dev.wirespeed.jackson;

import tools.jackson.core.Version;
import tools.jackson.databind.JacksonModule;

/**
 * Lets a mapper write and read by generated codecs wherever they do exactly what the mapper would do.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new WirespeedModule()).build();
 * }</pre>
 *
 * <p>Where the mapper is configured to write other bytes or to read otherwise than a default mapper, it does so itself; one line
 * in the log says for which class, and why.
 */
public final class WirespeedModule extends JacksonModule {

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
        context.addSerializerModifier(new CodecSerializer.Modifier());
        context.addDeserializerModifier(new CodecDeserializer.Modifier());
    }
}
