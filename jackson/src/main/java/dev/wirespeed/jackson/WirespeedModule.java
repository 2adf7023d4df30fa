package dev.wirespeed.jackson;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import tools.jackson.core.Version;
import tools.jackson.core.util.VersionUtil;
import tools.jackson.databind.JacksonModule;

/**
 * Lets a mapper write and read by generated codecs wherever they do exactly what the mapper would do.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new WirespeedModule()).build();
 * }</pre>
 *
 * <p>{@code findAndAddModules()} finds it, too. Twice is as good as once, and mappers of other formats than JSON are left as they are.
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

    /** The version of this artifact, which its build has written down. */
    @Override
    public Version version() {
        Properties build = new Properties();
        try (InputStream file = WirespeedModule.class.getResourceAsStream("version.properties")) {
            if (file != null) {
                build.load(file);
            }
        } catch (IOException e) {
            return Version.unknownVersion();
        }
        return VersionUtil.parseVersion(
                build.getProperty("version"), build.getProperty("groupId"), build.getProperty("artifactId"));
    }

    @Override
    public void setupModule(SetupContext context) {
        if (JacksonApi.isJson(context)) { // what other formats make of a serializer they would not make of a codec
            context.addSerializerModifier(new CodecSerializer.Modifier());
            context.addDeserializerModifier(new CodecDeserializer.Modifier());
        }
    }
}
