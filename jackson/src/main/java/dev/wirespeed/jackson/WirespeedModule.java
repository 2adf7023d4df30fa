package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Strictness;
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

    private final Codecs codecs;

    /** A module for one mapper; strict for the packages in the system property {@code wirespeed.strict}, if there is one. */
    public WirespeedModule() {
        this(Strictness.of(System.getProperty("wirespeed.strict", "").split(",", -1)));
    }

    private WirespeedModule(Strictness strictness) {
        codecs = new Codecs(strictness);
    }

    /**
     * A module for tests, with which a mapper fails where Jackson writes or reads an object that codecs should, in an
     * {@link IllegalStateException} that says why.
     *
     * @param packages where the classes are that codecs should write and read, or below
     */
    public static WirespeedModule strict(String... packages) {
        return new WirespeedModule(Strictness.of(packages));
    }

    /** How often codecs did the work since the module was made, and how often Jackson did. */
    public CodecCounts counts() {
        return codecs.counts();
    }

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
            context.addSerializerModifier(new CodecSerializer.Modifier(codecs));
            context.addDeserializerModifier(new CodecDeserializer.Modifier(codecs));
            Streams.addTo(context);
        }
    }
}
