package dev.wirespeed.lab.workload;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.lab.workload.media.MediaContent;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The JVM loads codecs when the first value of theirs comes. The classes of what a class has by itself it loads before, since a codec
 * adds up the members of its class.
 */
class LazyCodecsTest {
    private static final String NULLS = "{\"media\":null,\"images\":null}";

    private final Recorder loader = new Recorder(MediaContent.class);

    @Test
    void whatIsNullLoadsNoCodec() throws Exception {
        Class<?> type = loader.loadClass(MediaContent.class.getName());

        Object read = Json.standard().read(NULLS.getBytes(StandardCharsets.UTF_8), type);
        String written = Json.standard().writeText(read);

        assertThat(written).isEqualTo(NULLS);
        assertThat(loader.loaded).containsExactly("Media", "MediaContent", "MediaContent_JsonCodec");
    }

    @Test
    void aNestedObjectLoadsItsOwnCodecAndNoOther() throws Exception {
        Class<?> type = loader.loadClass(MediaContent.class.getName());
        String image =
                "{\"media\":null,\"images\":[{\"uri\":\"a\",\"title\":null,\"width\":1,\"height\":2,\"size\":null}]}";

        Object read = Json.standard().read(image.getBytes(StandardCharsets.UTF_8), type);
        String written = Json.standard().writeText(read);

        assertThat(written).isEqualTo(image);
        assertThat(loader.loaded)
                .containsExactly(
                        "Image", "Image$Size", "Image_JsonCodec", "Media", "MediaContent", "MediaContent_JsonCodec");
    }

    @Test
    void anEmptyListLoadsNoCodec() throws Exception {
        Class<?> type = loader.loadClass(MediaContent.class.getName());
        String empty = "{\"media\":null,\"images\":[]}";

        Object read = Json.standard().read(empty.getBytes(StandardCharsets.UTF_8), type);

        assertThat(Json.standard().writeText(read)).isEqualTo(empty);
        assertThat(loader.loaded).containsExactly("Media", "MediaContent", "MediaContent_JsonCodec");
    }

    /** Defines the classes of one package anew, and keeps their names. */
    private static final class Recorder extends ClassLoader {
        private final String prefix;
        private final Set<String> loaded = new TreeSet<>();

        Recorder(Class<?> member) {
            super(member.getClassLoader());
            prefix = member.getPackageName() + ".";
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(prefix)) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                return known != null ? known : define(name);
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (@Nullable InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] code = Objects.requireNonNull(in).readAllBytes();
                loaded.add(name.substring(prefix.length()));
                return defineClass(name, code, 0, code.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
