package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Date;
import java.util.function.Predicate;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/** Each Jackson does without the other. */
class Jackson2OrJackson3Test {
    /** Has a property that only Jackson can write. */
    @SuppressWarnings("JavaUtilDate") // which is what this is about
    @Wire
    @NullUnmarked
    public static final class Dated {
        public int id = 7;
        public Date since = new Date(1500);
    }

    /** Runs where one of the two is missing. */
    public static final class Inside {
        private Inside() {}

        /** The document of an object with a part that is left to Jackson, or what is said instead. */
        public static String write() {
            return textOf(new Dated());
        }

        /** The same of a value that nothing was generated for, so that Jackson 3 is asked. */
        @SuppressWarnings("JavaUtilDate") // a type that no code is generated for
        public static String writeForeign() {
            return textOf(new Date(1500));
        }

        private static String textOf(Object value) {
            try {
                return Json.standard().writeText(value);
            } catch (RuntimeException e) {
                return String.valueOf(e.getMessage());
            }
        }
    }

    @Test
    void jackson2IsEnoughForItsDialect() throws ReflectiveOperationException {
        assertThat(writtenWithout(Jackson2OrJackson3Test::isJackson3, "write")).isEqualTo("{\"id\":7,\"since\":1500}");
    }

    @Test
    void jackson3IsEnough() throws ReflectiveOperationException {
        assertThat(writtenWithout(Jackson2OrJackson3Test::isJackson2, "writeForeign"))
                .isEqualTo("\"1970-01-01T00:00:01.500Z\"");
    }

    @Test
    void withoutJackson2ItsDialectSaysWhatIsMissing() throws ReflectiveOperationException {
        assertThat(writtenWithout(Jackson2OrJackson3Test::isJackson2, "write"))
                .contains("is left to Jackson: add wirespeed-jackson2 to the class path");
    }

    private static boolean isJackson3(String path) {
        return path.contains("tools" + File.separator + "jackson");
    }

    private static boolean isJackson2(String path) {
        return path.contains("com" + File.separator + "fasterxml") && !path.contains("annotations");
    }

    private static String writtenWithout(Predicate<String> jars, String how) throws ReflectiveOperationException {
        String[] all = System.getProperty("java.class.path").split(File.pathSeparator);
        URL[] urls = Arrays.stream(all)
                .filter(jars.negate())
                .map(path -> url(Path.of(path).toUri()))
                .toArray(URL[]::new);
        assertThat(urls).hasSizeLessThan(all.length);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
            thread.setContextClassLoader(loader);
            Method write = loader.loadClass(Inside.class.getName()).getMethod(how);
            return (String) write.invoke(null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static URL url(URI uri) {
        try {
            return uri.toURL();
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }
}
