package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Strictness;
import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import tools.jackson.core.Version;
import tools.jackson.core.util.VersionUtil;
import tools.jackson.databind.JacksonModule;

/**
 * Has a mapper write and read with generated codecs wherever they do exactly what the mapper would do.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new WirespeedModule()).build();
 * }</pre>
 *
 * <p>{@code findAndAddModules()} finds it, too. Adding it twice is harmless, and mappers of formats other than JSON
 * stay as they are.
 *
 * <p>Where a mapper is configured to write or read differently from a default mapper, it does so itself; one line in
 * the log tells for which class, and why.
 */
public final class WirespeedModule extends JacksonModule {

    private final Codecs codecs;

    /**
     * A module for one mapper; strict for the packages in the system property {@code wirespeed.strict}, if it is set.
     */
    public WirespeedModule() {
        this(Strictness.of(System.getProperty("wirespeed.strict", "").split(",", -1)));
    }

    private WirespeedModule(Strictness strictness) {
        codecs = new Codecs(strictness);
    }

    /**
     * A module for tests. The mapper fails with an {@link IllegalStateException} if Jackson writes or reads an object
     * that a codec should; the message says why.
     *
     * @param packages the packages of the classes that codecs should handle, with all packages below
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

    /** The version of this artifact, recorded by its build. */
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
        if (JacksonApi.takesCodecs(context)) { // what other formats make of a serializer they would not make of a codec
            context.addSerializerModifier(new CodecSerializer.Modifier(codecs));
            context.addDeserializerModifier(new CodecDeserializer.Modifier(codecs));
            Streams.addTo(context);
        }
    }
}
